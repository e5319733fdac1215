import { defineMessages } from '@karvon/i18n';

export const fareFactsMessages = defineMessages({
  title: {
    id: 'orders.fare',
    defaultMessage: 'Тариф «{name}»',
    description: 'Heading over the facts of the fare.',
  },
});
