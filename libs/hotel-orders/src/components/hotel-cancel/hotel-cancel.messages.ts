import { defineMessages } from '@karvon/i18n';

export const hotelCancelMessages = defineMessages({
  open: {
    id: 'hotel-orders.cancel',
    defaultMessage: 'Отменить бронирование',
    description: 'Button: cancel a hotel order.',
  },
  freeNow: {
    id: 'hotel-orders.cancel-free',
    defaultMessage: 'Сейчас отмена бесплатна.',
    description: 'Above the button that cancels.',
  },
  costsNow: {
    id: 'hotel-orders.cancel-costs',
    defaultMessage: 'При отмене сейчас удержат {penalty}.',
    description: 'Above the button that cancels.',
  },
  held: {
    id: 'hotel-orders.cancel-held',
    defaultMessage:
      'Банк ещё проводит платёж. Отменим бронирование, как только он ответит. Если деньги спишутся, удержим {penalty} и вернём {refund}.',
    description: 'Above the button that cancels, while a bank holds the payment.',
  },
  heldText: {
    id: 'hotel-orders.cancel-held-text',
    defaultMessage:
      'Отменим, как только банк ответит. Если деньги не спишутся, удерживать будет нечего. Если спишутся:',
    description: 'In the dialog, while a bank holds the payment; the sums follow.',
  },
  text: {
    id: 'hotel-orders.cancel-text',
    defaultMessage:
      'Номер вернётся отелю. Восстановить это бронирование будет нельзя, цена может измениться.',
    description: 'In the dialog.',
  },
  penalty: {
    id: 'hotel-orders.cancel-penalty',
    defaultMessage: 'Удержат за отмену',
    description: 'Term: the penalty.',
  },
  refund: {
    id: 'hotel-orders.cancel-refund',
    defaultMessage: 'Вернём вам',
    description: 'Term: the refund.',
  },
  terms: {
    id: 'hotel-orders.cancel-terms',
    defaultMessage: 'По условиям тарифа',
    description: 'Opens the terms of cancellation in the dialog.',
  },
});
