import { defineMessages } from '@karvon/i18n';

export const statusTitles = defineMessages({
  'not-paid': {
    id: 'orders.status.not-paid',
    defaultMessage: 'Ожидает оплаты',
    description: 'Air order status.',
  },
  'not-paid-instant': {
    id: 'orders.status.not-paid-instant',
    defaultMessage: 'Ожидает оплаты',
    description: 'Air order status: unpaid, and the seats are bought only when it is paid.',
  },
  issuing: {
    id: 'orders.status.issuing',
    defaultMessage: 'Оплачен, выписываем билеты',
    description: 'Paid; tickets are being generated.',
  },
  paid: {
    id: 'orders.status.paid',
    defaultMessage: 'Оплачен, билеты готовы',
    description: 'Air order status.',
  },
  'return-review': {
    id: 'orders.status.return-review',
    defaultMessage: 'Возврат: заявку проверяют',
    description: 'Air order status: a claim for a forced refund is checked by a person.',
  },
  return: {
    id: 'orders.status.return',
    defaultMessage: 'Возврат',
    description: 'Air order status: a refund is under way.',
  },
  cancelled: {
    id: 'orders.status.cancelled',
    defaultMessage: 'Отменён',
    description: 'Air order status.',
  },
  'cancelled-late': {
    id: 'orders.status.cancelled-late',
    defaultMessage: 'Отменён',
    description: 'Air order status: the money came too late.',
  },
  'cancelled-returned': {
    id: 'orders.status.cancelled-returned',
    defaultMessage: 'Отменён, деньги возвращены',
    description: 'Air order status: a refund is finished.',
  },
  'cancelled-kept': {
    id: 'orders.status.cancelled-kept',
    defaultMessage: 'Отменён',
    description: 'Air order status: given back, and the fare returned nothing.',
  },
  'issue-error': {
    id: 'orders.status.issue-error',
    defaultMessage: 'Ошибка выписки',
    description: 'Air order status: paid, but the tickets could not be issued.',
  },
  error: { id: 'orders.status.error', defaultMessage: 'Ошибка', description: 'Air order status.' },
});

export const statusTexts = defineMessages({
  'not-paid': {
    id: 'orders.status-text.not-paid',
    defaultMessage: 'Места забронированы. Оплатите до {by}, иначе бронь снимется сама, без платы.',
    description: 'What happened, what is next and by when.',
  },
  'not-paid-instant': {
    id: 'orders.status-text.not-paid-instant',
    defaultMessage:
      'Эта авиакомпания не держит места без оплаты: мы выкупим их сразу после неё. Оплатите до {by}. Если мест уже не будет, вся сумма вернётся сама.',
    description: 'What happened, what is next and by when.',
  },
  issuing: {
    id: 'orders.status-text.issuing',
    defaultMessage:
      'Деньги получены. Обычно билеты готовы через минуту-две, самое позднее в {by}. Страница обновится сама.',
    description: 'What happened, what is next and by when.',
  },
  paid: {
    id: 'orders.status-text.paid',
    defaultMessage: 'Скачайте маршрутную квитанцию и возьмите её с собой вместе с документами.',
    description: 'What happened, what is next and by when.',
  },
  'return-review': {
    id: 'orders.status-text.return-review',
    defaultMessage:
      'Заявку проверяют авиакомпания и наш сотрудник. Пока они не ответили, билеты действуют. Ответ появится здесь.',
    description: 'What happened, what is next and by when.',
  },
  return: {
    id: 'orders.status-text.return',
    defaultMessage: 'Возвращаем {total}: отправим не позже {by}. Ход возврата показан ниже.',
    description: 'What happened, what is next and by when.',
  },
  cancelled: {
    id: 'orders.status-text.cancelled',
    defaultMessage: 'Бронь снята, деньги не списаны. Билеты можно найти заново.',
    description: 'What happened, what is next and by when.',
  },
  'cancelled-late': {
    id: 'orders.status-text.cancelled-late',
    defaultMessage:
      'Платёж пришёл, когда мест уже не было. Вся сумма возвращается тем же способом, каким вы платили.',
    description: 'What happened, what is next and by when.',
  },
  'cancelled-returned': {
    id: 'orders.status-text.cancelled-returned',
    defaultMessage:
      'Билеты сданы, {total} возвращены тем же способом, каким вы платили. Когда банк покажет их на счёте, зависит от него.',
    description: 'What happened, what is next and by when.',
  },
  'cancelled-kept': {
    id: 'orders.status-text.cancelled-kept',
    defaultMessage:
      'Билеты сданы. По правилам тарифа возвращать было нечего: вы видели это в расчёте.',
    description: 'What happened, what is next and by when.',
  },
  'issue-error': {
    id: 'orders.status-text.issue-error',
    defaultMessage:
      'Деньги получены и в сохранности, но авиакомпания не выписала билеты. Мы пробуем ещё раз и решим вопрос до {by}. Ждать необязательно: можно вернуть всю сумму.',
    description: 'What happened, what is next and by when.',
  },
  error: {
    id: 'orders.status-text.error',
    defaultMessage:
      'Бронь не состоялась, деньги не списаны. Если списание всё же было, позвоните в поддержку: вернём всё.',
    description: 'What happened, what is next and by when.',
  },
});
