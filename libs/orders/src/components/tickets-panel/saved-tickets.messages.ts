import { defineMessages } from '@karvon/i18n';

export const savedTicketsMessages = defineMessages({
  tickets: {
    id: 'orders.kept-tickets',
    defaultMessage: 'Ваши билеты',
    description: 'Heading on the page without a network.',
  },
  openTickets: {
    id: 'orders.kept-open-tickets',
    defaultMessage: 'Открыть билеты (PDF)',
    description: 'Link on the page without a network.',
  },
});
