import { defineMessages } from '@karvon/i18n';

export const sharedOrderTitles = defineMessages({
  sharedOrder: {
    id: 'storefront.title.shared-order',
    defaultMessage: 'Рейсы и статус заказа',
    description: 'Title of the page of an order opened by its link.',
  },
});
