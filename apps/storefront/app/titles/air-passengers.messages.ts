import { defineMessages } from '@karvon/i18n';

export const airPassengersTitles = defineMessages({
  airPassengers: {
    id: 'storefront.title.air-passengers',
    defaultMessage: 'Данные пассажиров',
    description: 'Title of the page with the passenger form.',
  },
});
