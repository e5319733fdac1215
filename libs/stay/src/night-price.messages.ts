import { defineMessages } from '@karvon/i18n';

export const nightMessages = defineMessages({
  free: {
    id: 'stay.night-free',
    defaultMessage: 'бесплатно',
    description: 'In the place of the price of a night that a tariff gives away.',
  },
});
