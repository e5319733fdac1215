import { defineMessages } from '@karvon/i18n';

export const refundPanelMessages = defineMessages({
  title: {
    id: 'orders.refund',
    defaultMessage: 'Возврат билетов',
    description: 'Heading over the way to a refund.',
  },
  text: {
    id: 'orders.refund-text',
    defaultMessage:
      'Сначала покажем точную сумму возврата и из чего она складывается. Билеты действуют, пока вы не подтвердите возврат.',
    description: 'Below the heading.',
  },
  textUnissued: {
    id: 'orders.refund-text-unissued',
    defaultMessage: 'Билеты не оформлены, поэтому вернём всю сумму.',
    description: 'Below the heading, when there are no tickets.',
  },
  open: {
    id: 'orders.refund-open',
    defaultMessage: 'Рассчитать возврат',
    description: 'Button that opens the calculation.',
  },
  opening: {
    id: 'orders.refund-opening',
    defaultMessage: 'Открываем расчёт',
    description: 'Read aloud while the dialog loads.',
  },
  rules: {
    id: 'orders.refund-rules',
    defaultMessage: 'Как мы возвращаем билеты',
    description: 'Link to the company page about refunds.',
  },
});
