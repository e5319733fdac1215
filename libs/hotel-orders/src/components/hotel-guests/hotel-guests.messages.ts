import { defineMessages } from '@karvon/i18n';

export const hotelGuestMessages = defineMessages({
  title: {
    id: 'hotel-orders.guests',
    defaultMessage: 'Гости',
    description: 'Heading over the guests of a hotel order.',
  },
  adult: { id: 'hotel-orders.guest-adult', defaultMessage: 'взрослый', description: 'Category.' },
  child: { id: 'hotel-orders.guest-child', defaultMessage: 'ребёнок', description: 'Category.' },
  room: {
    id: 'hotel-orders.guest-room',
    defaultMessage: 'номер {number}',
    description:
      'Which of several rooms a guest has; after the category: «ребёнок, 8 лет, номер 2».',
  },
  wishes: {
    id: 'hotel-orders.guest-wishes',
    defaultMessage: 'Пожелания отелю: {comment}',
    description: 'Below the guests.',
  },
  others: {
    id: 'hotel-orders.guests-others',
    defaultMessage: 'Всего: {party}. Имена остальных отель запишет при заезде.',
    description:
      'Below the guests that have names, where more will come; «2 взрослых, 1 ребёнок (5 лет)».',
  },
  contacts: {
    id: 'hotel-orders.guest-contacts',
    defaultMessage: 'Контакты заказа: {name}, {phone}, {email}',
    description: 'The booker and masked contacts.',
  },
});
