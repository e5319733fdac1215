import { defineMessages } from '@karvon/i18n';

export const homeMessages = defineMessages({
  title: {
    id: 'storefront.home.title',
    defaultMessage: 'Авиабилеты онлайн',
    description: 'Title of the home page.',
  },
  description: {
    id: 'storefront.home.description',
    defaultMessage:
      'Поиск и покупка авиабилетов: окончательная цена сразу, понятный багаж и возврат, поддержка людьми.',
    description: 'Description of the home page for search engines.',
  },
  heading: {
    id: 'storefront.home.heading',
    defaultMessage: 'Куда полетим?',
    description: 'Heading of the home page, above the search form.',
  },
  lead: {
    id: 'storefront.home.lead',
    defaultMessage: 'Цена на первом экране и есть цена билета: все сборы уже внутри.',
    description: 'Below the heading: the promise of the shop.',
  },
});
