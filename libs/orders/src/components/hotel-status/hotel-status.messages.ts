import { defineMessages } from '@karvon/i18n';

export const hotelTitles = defineMessages({
  created: {
    id: 'orders.hotel-status.created',
    defaultMessage: 'Бронь создана',
    description: 'Hotel order status.',
  },
  'waiting-for-booking': {
    id: 'orders.hotel-status.waiting-for-booking',
    defaultMessage: 'Ожидает бронирования',
    description: 'Hotel order status: the hotel was asked and has not answered yet.',
  },
  'waiting-list': {
    id: 'orders.hotel-status.waiting-list',
    defaultMessage: 'Ожидает бронирования',
    description: 'Hotel order status: the booking is on a waiting list.',
  },
  'waiting-for-payment': {
    id: 'orders.hotel-status.waiting-for-payment',
    defaultMessage: 'Ожидает оплаты',
    description: 'Hotel order status.',
  },
  'in-progress': {
    id: 'orders.hotel-status.in-progress',
    defaultMessage: 'В обработке',
    description: 'Hotel order status: paid, the voucher is being made.',
  },
  'in-progress-at-hotel': {
    id: 'orders.hotel-status.in-progress-at-hotel',
    defaultMessage: 'В обработке',
    description: 'Hotel order status: booked, paid at the hotel, the voucher is being made.',
  },
  finished: {
    id: 'orders.hotel-status.finished',
    defaultMessage: 'Оплачен, номер ваш',
    description: 'Hotel order status: paid and confirmed.',
  },
  'finished-at-hotel': {
    id: 'orders.hotel-status.finished-at-hotel',
    defaultMessage: 'Подтверждён, оплата в отеле',
    description: 'Hotel order status: confirmed, paid at the hotel.',
  },
  cancelling: {
    id: 'orders.hotel-status.cancelling',
    defaultMessage: 'Ожидает отмены',
    description: 'Hotel order status.',
  },
  canceled: {
    id: 'orders.hotel-status.canceled',
    defaultMessage: 'Отменён',
    description: 'Hotel order status.',
  },
  'canceled-not-paid': {
    id: 'orders.hotel-status.canceled-not-paid',
    defaultMessage: 'Отменён: не оплачен в срок',
    description: 'Hotel order status.',
  },
  'canceled-hotel-refused': {
    id: 'orders.hotel-status.canceled-hotel-refused',
    defaultMessage: 'Отменён: отель отказал',
    description: 'Hotel order status.',
  },
  'canceled-no-answer': {
    id: 'orders.hotel-status.canceled-no-answer',
    defaultMessage: 'Отменён: отель не ответил',
    description: 'Hotel order status.',
  },
});

export const hotelTexts = defineMessages({
  created: {
    id: 'orders.hotel-text.created',
    defaultMessage: 'Передаём бронь отелю. Обычно это занимает до минуты; страница обновится сама.',
    description: 'What happened, what is next and by when.',
  },
  'waiting-for-booking': {
    id: 'orders.hotel-text.waiting-for-booking',
    defaultMessage:
      'Запрос отправлен отелю, он ответит до {by}. Платить пока ничего не нужно; если отель откажет, бронь отменится бесплатно.',
    description: 'What happened, what is next and by when.',
  },
  'waiting-list': {
    id: 'orders.hotel-text.waiting-list',
    defaultMessage:
      'Вы в листе ожидания. Если номер освободится до {by}, мы сообщим; если нет, бронь отменится бесплатно.',
    description: 'What happened, what is next and by when.',
  },
  'waiting-for-payment': {
    id: 'orders.hotel-text.waiting-for-payment',
    defaultMessage: 'Номер за вами. Оплатите до {by}, иначе бронь снимется сама, без платы.',
    description: 'What happened, what is next and by when.',
  },
  'in-progress': {
    id: 'orders.hotel-text.in-progress',
    defaultMessage:
      'Деньги получены, отель подтверждает бронь. Ваучер обычно готов через минуту-две; страница обновится сама.',
    description: 'What happened, what is next and by when.',
  },
  'in-progress-at-hotel': {
    id: 'orders.hotel-text.in-progress-at-hotel',
    defaultMessage:
      'Отель подтверждает бронь. Ваучер обычно готов через минуту-две; страница обновится сама.',
    description: 'What happened, what is next and by when.',
  },
  finished: {
    id: 'orders.hotel-text.finished',
    defaultMessage: 'Скачайте ваучер и покажите его при заезде {arrival} вместе с документами.',
    description: 'What happened, what is next and by when; «чт, 10 декабря, с 14:00».',
  },
  'finished-at-hotel': {
    id: 'orders.hotel-text.finished-at-hotel',
    defaultMessage:
      'Скачайте ваучер и покажите его при заезде {arrival}. Тогда же отель возьмёт {total}.',
    description: 'What happened, what is next and by when; «чт, 10 декабря, с 14:00».',
  },
  cancelling: {
    id: 'orders.hotel-text.cancelling',
    defaultMessage: 'Мы начали отмену, отель её подтверждает. Служба поддержки свяжется с вами.',
    description:
      'The cancellation process has begun (specification: support will contact the user).',
  },
  canceled: {
    id: 'orders.hotel-text.canceled',
    defaultMessage: 'Бронь снята, номер возвращён отелю. Можно найти другой.',
    description: 'What happened, what is next and by when.',
  },
  'canceled-not-paid': {
    id: 'orders.hotel-text.canceled-not-paid',
    defaultMessage: 'Срок оплаты прошёл, и бронь снялась сама. Деньги не списаны.',
    description: 'What happened, what is next and by when.',
  },
  'canceled-hotel-refused': {
    id: 'orders.hotel-text.canceled-hotel-refused',
    defaultMessage:
      'Отель не смог принять вас на эти дни. С вас ничего не удержано. Можно выбрать другой номер или отель.',
    description: 'What happened, what is next and by when.',
  },
  'canceled-no-answer': {
    id: 'orders.hotel-text.canceled-no-answer',
    defaultMessage:
      'Отель не ответил в срок, и бронь отменилась сама. С вас ничего не удержано. Можно выбрать другой номер или отель.',
    description: 'What happened, what is next and by when.',
  },
});

/** Statuses as steps of the order's history. */
export const hotelSteps = defineMessages({
  created: {
    id: 'orders.hotel-step.created',
    defaultMessage: 'Заказ оформлен',
    description: 'A step of a hotel order.',
  },
  'waiting-for-booking': {
    id: 'orders.hotel-step.waiting-for-booking',
    defaultMessage: 'Запрос отправлен отелю',
    description: 'A step of a hotel order.',
  },
  'waiting-for-payment': {
    id: 'orders.hotel-step.waiting-for-payment',
    defaultMessage: 'Отель подтвердил номер, ждём оплату',
    description: 'A step of a hotel order.',
  },
  'in-progress': {
    id: 'orders.hotel-step.in-progress',
    defaultMessage: 'Оформляем бронь и ваучер',
    description: 'A step of a hotel order.',
  },
  finished: {
    id: 'orders.hotel-step.finished',
    defaultMessage: 'Бронь подтверждена',
    description: 'A step of a hotel order.',
  },
  cancelling: {
    id: 'orders.hotel-step.cancelling',
    defaultMessage: 'Начата отмена',
    description: 'A step of a hotel order.',
  },
  canceled: {
    id: 'orders.hotel-step.canceled',
    defaultMessage: 'Отменён',
    description: 'A step of a hotel order.',
  },
});
