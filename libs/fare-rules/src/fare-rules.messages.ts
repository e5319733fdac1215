import { defineMessages } from '@karvon/i18n';

export const rulesMessages = defineMessages({
  open: {
    id: 'fare-rules.open',
    defaultMessage: 'Правила тарифа',
    description: 'Button that opens the tariff rules.',
  },
});
