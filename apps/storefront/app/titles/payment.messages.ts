import { defineMessages } from '@karvon/i18n';

export const paymentTitles = defineMessages({
  payment: {
    id: 'storefront.title.payment',
    defaultMessage: 'Результат оплаты',
    description: 'Title of the page after a payment.',
  },
});
