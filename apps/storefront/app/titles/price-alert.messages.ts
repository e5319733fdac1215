import { defineMessages } from '@karvon/i18n';

export const priceAlertTitles = defineMessages({
  priceAlert: {
    id: 'storefront.title.price-alert',
    defaultMessage: 'Письма о цене билетов',
    description: 'Title of the page behind the links of letters about a price.',
  },
});
