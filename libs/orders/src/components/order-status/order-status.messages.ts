import { defineMessages } from '@karvon/i18n';
import { airStatusNames, flightChangeNames } from '@karvon/itinerary';
import { atBankMessages } from '@karvon/order-parts';

/** Titles that say more than the status name. */
const ownTitles = defineMessages({
  'return-review': {
    id: 'orders.status.return-review',
    defaultMessage: 'Возврат: заявку проверяют',
    description: 'Air order status: a claim for a forced refund is checked by a person.',
  },
  'cancelled-returned': {
    id: 'orders.status.cancelled-returned',
    defaultMessage: 'Отменён, деньги возвращены',
    description: 'Air order status: a refund is finished.',
  },
});

export const statusTitles = {
  ...airStatusNames,
  'at-bank': atBankMessages.title,
  'cancel-wished': atBankMessages.wished,
  ...ownTitles,
  'flight-changed': flightChangeNames.moved,
  'flight-cancelled': flightChangeNames.cancelled,
  'not-paid-instant': airStatusNames['not-paid'],
  'cancelled-by-guest': airStatusNames.cancelled,
  'cancelled-by-agency': airStatusNames.cancelled,
  'cancelled-by-not-paid': airStatusNames.cancelled,
  'cancelled-late': airStatusNames.cancelled,
  'cancelled-before-money': airStatusNames.cancelled,
  'cancelled-kept': airStatusNames.cancelled,
};

const ownTexts = defineMessages({
  'not-paid': {
    id: 'orders.status-text.not-paid',
    defaultMessage:
      'Места забронированы. Оплатите до {by}. Без оплаты бронирование отменится автоматически и бесплатно.',
    description: 'What happened, what is next and by when.',
  },
  'not-paid-instant': {
    id: 'orders.status-text.not-paid-instant',
    defaultMessage:
      'Авиакомпания продаёт эти места без бронирования: мы выкупим их сразу после оплаты. Оплатите до {by}. Если мест уже не будет, вернём всю сумму автоматически.',
    description: 'What happened, what is next and by when.',
  },
  issuing: {
    id: 'orders.status-text.issuing',
    defaultMessage:
      'Деньги получены. Обычно билеты готовы через минуту-две, не позднее {by}. Страница обновится автоматически.',
    description: 'What happened, what is next and by when.',
  },
  paid: {
    id: 'orders.status-text.paid',
    defaultMessage:
      'Скачайте маршрутную квитанцию и возьмите её с собой вместе с\u00A0документами.',
    description: 'What happened, what is next and by when.',
  },
  'flight-changed': {
    id: 'orders.status-text.flight-changed',
    defaultMessage: 'Билеты оплачены. Согласитесь на новый рейс или верните билеты.',
    description: 'What happened, what is next and by when.',
  },
  'flight-cancelled': {
    id: 'orders.status-text.flight-cancelled',
    defaultMessage: 'Верните билеты или обменяйте их на другой день.',
    description: 'What happened, what is next and by when.',
  },
  'return-review': {
    id: 'orders.status-text.return-review',
    defaultMessage:
      'Заявку проверяют авиакомпания и наш сотрудник. До ответа билеты действуют. Ответ появится здесь.',
    description: 'What happened, what is next and by when.',
  },
  return: {
    id: 'orders.status-text.return',
    defaultMessage: 'Возвращаем {total}: отправим не позже {by}. Ход возврата показан ниже.',
    description: 'What happened, what is next and by when.',
  },
  cancelled: {
    id: 'orders.status-text.cancelled',
    defaultMessage: 'Бронирование отменено, деньги не списаны. Билеты можно найти заново.',
    description: 'What happened, what is next and by when.',
  },
  'cancelled-by-guest': {
    id: 'orders.status-text.cancelled-by-guest',
    defaultMessage:
      'Вы отменили бронирование до оплаты, деньги не списаны. Билеты можно найти заново.',
    description: 'What happened, what is next and by when.',
  },
  'cancelled-by-agency': {
    id: 'orders.status-text.cancelled-by-agency',
    defaultMessage: 'Мы отменили бронирование. Если это неожиданно, свяжитесь с нами.',
    description: 'What happened, what is next and by when.',
  },
  'cancelled-by-not-paid': {
    id: 'orders.status-text.cancelled-by-not-paid',
    defaultMessage:
      'Срок оплаты прошёл, бронирование отменено автоматически. Билеты можно найти заново.',
    description: 'What happened, what is next and by when.',
  },
  'cancelled-late': {
    id: 'orders.status-text.cancelled-late',
    defaultMessage: 'Платёж пришёл, когда мест уже не было. {back}',
    description: 'What happened; followed by where the money is.',
  },
  'cancel-wished': {
    id: 'orders.status-text.cancel-wished',
    defaultMessage:
      'Вы попросили отменить бронирование. Отменим, как только банк ответит, и сообщим письмом. Если он спишет деньги, вернём всю сумму.',
    description: 'What happened, what is next and by when.',
  },
  'cancelled-before-money': {
    id: 'orders.status-text.cancelled-before-money',
    defaultMessage: 'Вы отменили бронирование, пока банк проводил платёж. {back}',
    description: 'What happened; followed by where the money is.',
  },
  'cancelled-returned': {
    id: 'orders.status-text.cancelled-returned',
    defaultMessage:
      'Билеты возвращены, {total} отправлены тем же способом, каким вы платили. Срок зачисления зависит от банка.',
    description: 'What happened, what is next and by when.',
  },
  'cancelled-kept': {
    id: 'orders.status-text.cancelled-kept',
    defaultMessage:
      'Билеты возвращены. По правилам тарифа деньги за них не возвращаются, это было указано в расчёте.',
    description: 'What happened, what is next and by when.',
  },
  'issue-error': {
    id: 'orders.status-text.issue-error',
    defaultMessage: 'Авиакомпания пока не оформила билеты, пробуем ещё раз до {by}. {help}',
    description: 'What happened, what is next and by when.',
  },
  error: {
    id: 'orders.status-text.error',
    defaultMessage:
      'Забронировать не удалось, деньги не списаны. Если деньги всё же списали, обратитесь в поддержку: вернём всю сумму.',
    description: 'What happened, what is next and by when.',
  },
});

export const statusTexts = { ...ownTexts, 'at-bank': atBankMessages.text };

/** Steps of an air order. */
export const airSteps = defineMessages({
  'not-paid': {
    id: 'orders.history-not-paid',
    defaultMessage: 'Заказ оформлен',
    description: 'A step of the order.',
  },
  paid: {
    id: 'orders.history-paid',
    defaultMessage: 'Оплачен',
    description: 'A step of the order.',
  },
  'paid-after-return': {
    id: 'orders.history-paid-after-return',
    defaultMessage: 'Билеты действуют',
    description: 'A step of the order: a refund was declined, or was of a part of the tickets.',
  },
  return: {
    id: 'orders.history-return',
    defaultMessage: 'Начат возврат',
    description: 'A step of the order.',
  },
  cancelled: {
    id: 'orders.history-cancelled',
    defaultMessage: 'Заказ отменён',
    description: 'A step of the order.',
  },
  'issue-error': {
    id: 'orders.history-issue-error',
    defaultMessage: 'Билеты не оформлены, пробуем ещё раз',
    description: 'A step of the order.',
  },
  error: {
    id: 'orders.history-error',
    defaultMessage: 'Ошибка',
    description: 'A step of the order.',
  },
});
