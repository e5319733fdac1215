import { defineMessages } from '@karvon/i18n';

export const airTicketsTitles = defineMessages({
  airTickets: {
    id: 'storefront.title.air-tickets',
    defaultMessage: 'Поиск авиабилетов',
    description: 'Title of the page with the search form and the results.',
  },
  airSearch: {
    id: 'storefront.title.air-tickets.search',
    defaultMessage: '{search}: авиабилеты',
    description: 'Title of the results of a search; its places and days are a finished text.',
  },
  airTicketsDescription: {
    id: 'storefront.title.air-tickets.description',
    defaultMessage:
      'Сравните рейсы, пересадки, багаж и условия возврата. Цена итоговая, все сборы включены.',
    description: 'Description of the results page for search engines.',
  },
});
