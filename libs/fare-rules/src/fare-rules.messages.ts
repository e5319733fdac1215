import { defineMessages } from '@karvon/i18n';

export const rulesMessages = defineMessages({
  open: {
    id: 'fare-rules.open',
    defaultMessage: 'Правила тарифа',
    description: 'Button that opens the tariff rules.',
  },
  failed: {
    id: 'fare-rules.failed',
    defaultMessage: 'Правила не загрузились. Нажмите ещё раз.',
    description: 'Below that button when its dialog could not be loaded.',
  },
});
