import { defineMessages } from '@karvon/i18n';

export const hotelCancelMessages = defineMessages({
  open: {
    id: 'orders.hotel-cancel',
    defaultMessage: 'Отменить бронирование',
    description: 'Button: cancel a hotel order.',
  },
  freeNow: {
    id: 'orders.hotel-cancel-free',
    defaultMessage: 'Сейчас отмена бесплатна.',
    description: 'Above the button that cancels.',
  },
  costsNow: {
    id: 'orders.hotel-cancel-costs',
    defaultMessage: 'При отмене сейчас удержат {penalty}.',
    description: 'Above the button that cancels.',
  },
  held: {
    id: 'orders.hotel-cancel-held',
    defaultMessage:
      'Банк ещё проводит платёж. Отменим бронирование, как только он ответит. Если деньги спишутся, удержим {penalty} и вернём {refund}.',
    description: 'Above the button that cancels, while a bank holds the payment.',
  },
  heldText: {
    id: 'orders.hotel-cancel-held-text',
    defaultMessage:
      'Отменим, как только банк ответит. Если деньги не спишутся, удерживать будет нечего. Если спишутся:',
    description: 'In the dialog, while a bank holds the payment; the sums follow.',
  },
  text: {
    id: 'orders.hotel-cancel-text',
    defaultMessage:
      'Номер вернётся отелю. Восстановить это бронирование будет нельзя, цена может измениться.',
    description: 'In the dialog.',
  },
  penalty: {
    id: 'orders.hotel-cancel-penalty',
    defaultMessage: 'Удержат за отмену',
    description: 'Term: the penalty.',
  },
  refund: {
    id: 'orders.hotel-cancel-refund',
    defaultMessage: 'Вернём вам',
    description: 'Term: the refund.',
  },
  terms: {
    id: 'orders.hotel-cancel-terms',
    defaultMessage: 'По условиям тарифа',
    description: 'Opens the terms of cancellation in the dialog.',
  },
});
