import { defineMessages } from '@karvon/i18n';

export const myOrderTitles = defineMessages({
  myOrder: {
    id: 'storefront.title.my-order',
    defaultMessage: 'Мой заказ',
    description: 'Title of the order lookup.',
  },
  myOrderDescription: {
    id: 'storefront.title.my-order.description',
    defaultMessage: 'Статус заказа, оплата, билеты и ваучеры по номеру и фамилии.',
    description: 'Description of the order lookup for search engines.',
  },
});
