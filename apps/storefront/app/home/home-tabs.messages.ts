import { defineMessages } from '@karvon/i18n';

export const tabsMessages = defineMessages({
  label: {
    id: 'storefront.home.tabs',
    defaultMessage: 'Что ищете',
    description: 'Names the links above the form of the home page.',
  },
  air: {
    id: 'storefront.home.tabs.air',
    defaultMessage: 'Авиабилеты',
    description: 'Tab: the search of flights.',
  },
  hotel: {
    id: 'storefront.home.tabs.hotel',
    defaultMessage: 'Отели',
    description: 'Tab: the search of hotels.',
  },
  order: {
    id: 'storefront.home.tabs.order',
    defaultMessage: 'Мой заказ',
    description: 'Tab: find an order.',
  },
});
