import { defineMessages } from '@karvon/i18n';

export const airOfferTitles = defineMessages({
  airOffer: {
    id: 'storefront.title.air-offer',
    defaultMessage: 'Выбор тарифа',
    description: 'Title of the page with the fares of one offer.',
  },
});
