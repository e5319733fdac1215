import { defineMessages } from '@karvon/i18n';

export const hotelRefundMessages = defineMessages({
  title: {
    id: 'hotel-orders.refund',
    defaultMessage: 'Возврат денег',
    description: 'Heading over the sums of a cancelled order.',
  },
  paid: {
    id: 'hotel-orders.refund-paid',
    defaultMessage: 'Вы заплатили',
    description: 'Term.',
  },
  penalty: {
    id: 'hotel-orders.refund-penalty',
    defaultMessage: 'Удержано за отмену',
    description: 'Term.',
  },
  refund: { id: 'hotel-orders.refund-sum', defaultMessage: 'Возвращаем', description: 'Term.' },
  later: {
    id: 'hotel-orders.refund-later',
    defaultMessage: 'Отправим деньги, как только отель подтвердит отмену.',
    description: 'Where the refund is.',
  },
  sending: {
    id: 'hotel-orders.refund-sending',
    defaultMessage: 'Возвращаем деньги тем же способом, каким вы платили.',
    description: 'Where the refund is.',
  },
  sent: {
    id: 'hotel-orders.refund-sent',
    defaultMessage: 'Деньги отправлены. Срок зачисления зависит от банка.',
    description: 'Where the refund is.',
  },
});
