import { defineMessages } from '@karvon/i18n';

export const travellerMessages = defineMessages({
  title: {
    id: 'orders.travellers',
    defaultMessage: 'Пассажиры',
    description: 'Heading over the passengers of an order.',
  },
  adult: {
    id: 'orders.traveller-adult',
    defaultMessage: 'взрослый',
    description: 'Passenger type.',
  },
  child: {
    id: 'orders.traveller-child',
    defaultMessage: 'ребёнок',
    description: 'Passenger type.',
  },
  baby: { id: 'orders.traveller-baby', defaultMessage: 'младенец', description: 'Passenger type.' },
  ticket: {
    id: 'orders.traveller-ticket',
    defaultMessage: 'Билет {number}',
    description: 'An e-ticket number.',
  },
  ticketReturned: {
    id: 'orders.traveller-ticket-returned',
    defaultMessage: 'Билет {number} возвращён',
    description: 'An e-ticket that was given back and is void.',
  },
  flightsReturned: {
    id: 'orders.traveller-flights-returned',
    defaultMessage: 'Возвращён билет на рейс {flights}',
    description: 'Flights of a ticket that were given back; the others are good.',
  },
  contacts: {
    id: 'orders.contacts',
    defaultMessage: 'Контакты заказа: {phone}, {email}',
    description: 'Masked contacts of the booker.',
  },
});
