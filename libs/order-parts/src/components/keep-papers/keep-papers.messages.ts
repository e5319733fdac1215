import { defineMessages } from '@karvon/i18n';

export const keepMessages = defineMessages({
  number: {
    id: 'order-parts.kept-number',
    defaultMessage: 'Заказ {number}',
    description: 'A line on the page without a network.',
  },
  note: {
    id: 'order-parts.kept-note',
    defaultMessage: 'Документ сохранён на этом устройстве до {date}.',
    description: 'On the page without a network, before the link that deletes it.',
  },
  forget: {
    id: 'order-parts.kept-forget',
    defaultMessage: 'Удалить с устройства',
    description: 'Link on the page without a network.',
  },
});
