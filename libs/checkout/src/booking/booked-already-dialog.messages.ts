import { defineMessages } from '@karvon/i18n';

export const bookedMessages = defineMessages({
  title: {
    id: 'checkout.booked-already',
    defaultMessage: '{product, select, air {Рейс уже забронирован} other {Отель уже забронирован}}',
    description: 'Dialog heading: the same people are booked on this flight or in this hotel.',
  },
  text: {
    id: 'checkout.booked-already-text',
    defaultMessage:
      '{product, select, air {В заказе {orderNumber} есть тот же пассажир на тот же рейс. Авиакомпании могут отменить двойное бронирование. Новый заказ пока не оформлен.} other {В заказе {orderNumber} есть тот же гость в этом отеле на те же даты. Новый заказ пока не оформлен.}}',
    description: 'What was found and what it means; nothing is booked yet.',
  },
  open: {
    id: 'checkout.booked-already-open',
    defaultMessage: 'Открыть заказ {orderNumber}',
    description: 'Link to the earlier order.',
  },
  again: {
    id: 'checkout.booked-already-again',
    defaultMessage: 'Всё равно забронировать',
    description: 'Button: book a second time.',
  },
  close: {
    id: 'checkout.booked-already-close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog.',
  },
});
