import { defineMessages } from '@karvon/i18n';

export const hotelGuestMessages = defineMessages({
  title: {
    id: 'orders.guests',
    defaultMessage: 'Гости',
    description: 'Heading over the guests of a hotel order.',
  },
  adult: { id: 'orders.guest-adult', defaultMessage: 'взрослый', description: 'Category.' },
  child: { id: 'orders.guest-child', defaultMessage: 'ребёнок', description: 'Category.' },
  contacts: {
    id: 'orders.guest-contacts',
    defaultMessage: 'Контакты заказа: {name}, {phone}, {email}',
    description: 'The booker and masked contacts.',
  },
});
