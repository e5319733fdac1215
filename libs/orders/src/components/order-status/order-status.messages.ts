import { defineMessages } from '@karvon/i18n';

export const statusTitles = defineMessages({
  'not-paid': {
    id: 'orders.status.not-paid',
    defaultMessage: 'Ожидает оплаты',
    description: 'Air order status.',
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
    defaultMessage: 'Места забронированы. Оплатите до срока, иначе авиакомпания снимет бронь.',
    description: 'What happened and what is next.',
  },
  issuing: {
    id: 'orders.status-text.issuing',
    defaultMessage:
      'Деньги получены. Билеты появятся здесь через минуту-две, страница обновится сама.',
    description: 'What happened and what is next.',
  },
  paid: {
    id: 'orders.status-text.paid',
    defaultMessage: 'Скачайте маршрутную квитанцию и возьмите её с собой вместе с документами.',
    description: 'What happened and what is next.',
  },
  return: {
    id: 'orders.status-text.return',
    defaultMessage:
      'Заявка на возврат принята. Деньги вернутся тем же способом, каким была оплата.',
    description: 'What happened and what is next.',
  },
  cancelled: {
    id: 'orders.status-text.cancelled',
    defaultMessage:
      'Бронь снята. Если деньги были списаны, они вернутся тем же способом. Билеты можно найти заново.',
    description: 'What happened and what is next.',
  },
  'issue-error': {
    id: 'orders.status-text.issue-error',
    defaultMessage:
      'Деньги получены, но авиакомпания не выписала билеты. Мы уже занимаемся этим; обратитесь в поддержку.',
    description: 'What happened and what is next.',
  },
  error: {
    id: 'orders.status-text.error',
    defaultMessage: 'С заказом что-то пошло не так. Обратитесь в поддержку, мы всё проверим.',
    description: 'What happened and what is next.',
  },
});
