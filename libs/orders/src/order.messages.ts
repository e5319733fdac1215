import { defineMessages } from '@karvon/i18n';

export const orderMessages = defineMessages({
  pnr: {
    id: 'orders.pnr',
    defaultMessage: 'Номер бронирования (PNR): {pnr}',
    description: 'Below the page heading.',
  },
  again: {
    id: 'orders.search-again',
    defaultMessage: 'Найти билеты заново',
    description: 'Link to the search.',
  },
});
