import { defineMessages } from '@karvon/i18n';

export const hotelsTitles = defineMessages({
  hotels: {
    id: 'storefront.title.hotels',
    defaultMessage: 'Отели',
    description: 'Title of the page with the hotel search and the list of hotels.',
  },
  hotelsLead: {
    id: 'storefront.title.hotels.lead',
    defaultMessage: 'Цена за всё проживание и срок бесплатной отмены видны сразу.',
    description: 'Below the heading of the hotel search: the promise of the shop.',
  },
  hotelsDescription: {
    id: 'storefront.title.hotels.description',
    defaultMessage:
      'Отели, гостевые дома и хостелы: цена за всё проживание, условия отмены по времени отеля, карта и фильтры.',
    description: 'Description of the hotel search for search engines.',
  },
});
