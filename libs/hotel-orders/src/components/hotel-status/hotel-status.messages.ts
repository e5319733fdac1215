import { defineMessages } from '@karvon/i18n';
import { atBankMessages } from '@karvon/order-parts';
import { hotelStatusNames } from '@karvon/stay';

/** Titles that say more than the status name. */
const ownTitles = defineMessages({
  'canceled-agency': {
    id: 'hotel-orders.status.canceled-agency',
    defaultMessage: 'Отменён агентством',
    description: 'Hotel order status.',
  },
  'canceled-not-paid': {
    id: 'hotel-orders.status.canceled-not-paid',
    defaultMessage: 'Отменён: не оплачен в срок',
    description: 'Hotel order status.',
  },
  'canceled-hotel-refused': {
    id: 'hotel-orders.status.canceled-hotel-refused',
    defaultMessage: 'Отменён: отель отказал',
    description: 'Hotel order status.',
  },
  'canceled-no-answer': {
    id: 'hotel-orders.status.canceled-no-answer',
    defaultMessage: 'Отменён: отель не ответил',
    description: 'Hotel order status.',
  },
});

export const hotelTitles = {
  ...hotelStatusNames,
  ...ownTitles,
  'at-bank': atBankMessages.title,
  'cancel-wished': atBankMessages.wished,
  'waiting-list': hotelStatusNames['waiting-for-booking'],
  'in-progress-at-hotel': hotelStatusNames['in-progress'],
  'canceled-replaced': hotelStatusNames.canceled,
};

const ownTexts = defineMessages({
  created: {
    id: 'hotel-orders.text.created',
    defaultMessage:
      'Передаём бронирование отелю. Обычно это занимает до минуты; страница обновится автоматически.',
    description: 'What happened, what is next and by when.',
  },
  'waiting-for-booking': {
    id: 'hotel-orders.text.waiting-for-booking',
    defaultMessage:
      'Запрос отправлен отелю, он ответит до {by}. Платить пока не нужно. Если отель откажет, бронирование отменится бесплатно.',
    description: 'What happened, what is next and by when.',
  },
  'waiting-list': {
    id: 'hotel-orders.text.waiting-list',
    defaultMessage:
      'Вы в листе ожидания. Если номер освободится до {by}, мы сообщим. Если нет, бронирование отменится бесплатно.',
    description: 'What happened, what is next and by when.',
  },
  'waiting-for-payment': {
    id: 'hotel-orders.text.waiting-for-payment',
    defaultMessage:
      'Номер забронирован. Оплатите до {by}. Без оплаты бронирование отменится автоматически и бесплатно.',
    description: 'What happened, what is next and by when.',
  },
  'in-progress': {
    id: 'hotel-orders.text.in-progress',
    defaultMessage:
      'Деньги получены, отель подтверждает бронирование. Ваучер обычно готов через минуту-две; страница обновится автоматически.',
    description: 'What happened, what is next and by when.',
  },
  'in-progress-at-hotel': {
    id: 'hotel-orders.text.in-progress-at-hotel',
    defaultMessage:
      'Отель подтверждает бронирование. Ваучер обычно готов через минуту-две; страница обновится автоматически.',
    description: 'What happened, what is next and by when.',
  },
  finished: {
    id: 'hotel-orders.text.finished',
    defaultMessage:
      'Скачайте ваучер и покажите его при заезде ({arrival}) вместе с\u00A0документами.',
    description: 'What happened, what is next and by when; «чт, 10 декабря, с 14:00».',
  },
  'finished-at-hotel': {
    id: 'hotel-orders.text.finished-at-hotel',
    defaultMessage:
      'Скачайте ваучер и покажите его при заезде ({arrival}). Оплата в отеле: {total}.',
    description: 'What happened, what is next and by when; «чт, 10 декабря, с 14:00».',
  },
  cancelling: {
    id: 'hotel-orders.text.cancelling',
    defaultMessage: 'Мы начали отмену, отель её подтверждает. Поддержка свяжется с вами.',
    description:
      'The cancellation process has begun (specification: support will contact the user).',
  },
  canceled: {
    id: 'hotel-orders.text.canceled',
    defaultMessage: 'Вы отменили бронирование, номер возвращён отелю. Можно найти другой.',
    description: 'What happened, what is next and by when.',
  },
  'cancel-wished': {
    id: 'hotel-orders.text.cancel-wished',
    defaultMessage:
      'Вы попросили отменить бронирование. Банк ещё проводит платёж: отменим, как только он ответит, и сообщим письмом.',
    description: 'What happened, what is next and by when.',
  },
  'canceled-replaced': {
    id: 'hotel-orders.text.canceled-replaced',
    defaultMessage: 'Вы выбрали другие даты, номер на эти дни возвращён отелю.',
    description: 'What happened, what is next and by when.',
  },
  'canceled-agency': {
    id: 'hotel-orders.text.canceled-agency',
    defaultMessage:
      'Мы отменили бронирование, номер возвращён отелю. Если это неожиданно, свяжитесь с нами.',
    description: 'What happened, what is next and by when.',
  },
  'canceled-late': {
    id: 'hotel-orders.text.canceled-late',
    defaultMessage: 'Срок оплаты прошёл, бронирование отменено автоматически.',
    description: 'The same when money came too late, or the bank still holds a payment.',
  },
  'canceled-not-paid': {
    id: 'hotel-orders.text.canceled-not-paid',
    defaultMessage: 'Срок оплаты прошёл, бронирование отменено автоматически. Деньги не списаны.',
    description: 'What happened, what is next and by when.',
  },
  'canceled-hotel-refused': {
    id: 'hotel-orders.text.canceled-hotel-refused',
    defaultMessage:
      'Отель не смог принять вас на эти даты. Деньги не удержаны. Можно выбрать другой номер или отель.',
    description: 'What happened, what is next and by when.',
  },
  'canceled-no-answer': {
    id: 'hotel-orders.text.canceled-no-answer',
    defaultMessage:
      'Отель не ответил в срок, бронирование отменено автоматически. Деньги не удержаны. Можно выбрать другой номер или отель.',
    description: 'What happened, what is next and by when.',
  },
});

/** Statuses as steps of the order's history. */
export const hotelSteps = defineMessages({
  created: {
    id: 'hotel-orders.step.created',
    defaultMessage: 'Заказ оформлен',
    description: 'A step of a hotel order.',
  },
  'waiting-for-booking': {
    id: 'hotel-orders.step.waiting-for-booking',
    defaultMessage: 'Запрос отправлен отелю',
    description: 'A step of a hotel order.',
  },
  'waiting-for-payment': {
    id: 'hotel-orders.step.waiting-for-payment',
    defaultMessage: 'Отель подтвердил номер',
    description: 'A step of a hotel order.',
  },
  'in-progress': {
    id: 'hotel-orders.step.in-progress',
    defaultMessage: 'Отель подтвердил номер, оплата в отеле',
    description: 'A step of a hotel order that is paid at the hotel.',
  },
  'in-progress-after-waiting-for-payment': {
    id: 'hotel-orders.step.paid',
    defaultMessage: 'Оплачен',
    description: 'A step of a hotel order.',
  },
  finished: {
    id: 'hotel-orders.step.finished',
    defaultMessage: 'Бронирование подтверждено',
    description: 'A step of a hotel order.',
  },
  cancelling: {
    id: 'hotel-orders.step.cancelling',
    defaultMessage: 'Начата отмена',
    description: 'A step of a hotel order.',
  },
  canceled: {
    id: 'hotel-orders.step.canceled',
    defaultMessage: 'Заказ отменён',
    description: 'A step of a hotel order.',
  },
});

export const hotelTexts = { ...ownTexts, 'at-bank': atBankMessages.text };
