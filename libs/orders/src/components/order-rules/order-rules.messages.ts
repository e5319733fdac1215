import { defineMessages } from '@karvon/i18n';

export const rulesMessages = defineMessages({
  sold: {
    id: 'orders.rules-sold',
    defaultMessage: 'Правила на момент продажи: для этого заказа действуют именно они.',
    description: 'At the top of the dialog with the rules of the fare.',
  },
});
