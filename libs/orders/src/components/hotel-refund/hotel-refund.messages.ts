import { defineMessages } from '@karvon/i18n';

export const hotelRefundMessages = defineMessages({
  title: {
    id: 'orders.hotel-refund',
    defaultMessage: 'Возврат денег',
    description: 'Heading over the sums of a cancelled order.',
  },
  paid: {
    id: 'orders.hotel-refund-paid',
    defaultMessage: 'Вы заплатили',
    description: 'Term.',
  },
  penalty: {
    id: 'orders.hotel-refund-penalty',
    defaultMessage: 'Удержано за отмену',
    description: 'Term.',
  },
  refund: { id: 'orders.hotel-refund-sum', defaultMessage: 'Возвращаем', description: 'Term.' },
  later: {
    id: 'orders.hotel-refund-later',
    defaultMessage: 'Отправим деньги, как только отель подтвердит отмену.',
    description: 'Where the refund is.',
  },
  sending: {
    id: 'orders.hotel-refund-sending',
    defaultMessage: 'Возвращаем деньги тем же способом, каким вы платили.',
    description: 'Where the refund is.',
  },
  sent: {
    id: 'orders.hotel-refund-sent',
    defaultMessage: 'Деньги отправлены. Срок зачисления зависит от банка.',
    description: 'Where the refund is.',
  },
});
