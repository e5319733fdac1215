import { defineMessages } from '@karvon/i18n';

export const orderTitles = defineMessages({
  order: {
    id: 'storefront.title.order',
    defaultMessage: 'Заказ {number}',
    description: 'Title of the page of an air order.',
  },
});
