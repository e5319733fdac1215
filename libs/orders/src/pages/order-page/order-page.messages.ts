import { defineMessages } from '@karvon/i18n';

export const orderMessages = defineMessages({
  pnr: {
    id: 'orders.pnr',
    defaultMessage: 'Бронь авиакомпании (PNR): {pnr}',
    description: 'Below the page heading.',
  },
  again: {
    id: 'orders.search-again',
    defaultMessage: 'Искать билеты заново',
    description: 'Link to the search.',
  },
});
