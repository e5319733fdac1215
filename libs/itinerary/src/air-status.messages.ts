import { defineMessages } from '@karvon/i18n';

/** The names of an air order's statuses, the same on every page. */
export const airStatusNames = defineMessages({
  'not-paid': {
    id: 'itinerary.status-not-paid',
    defaultMessage: 'Ожидает оплаты',
    description: 'Status of an air order.',
  },
  issuing: {
    id: 'itinerary.status-issuing',
    defaultMessage: 'Оплачен, оформляем билеты',
    description: 'Status of an air order: paid, the tickets are being made.',
  },
  paid: {
    id: 'itinerary.status-paid',
    defaultMessage: 'Оплачен, билеты готовы',
    description: 'Status of an air order: paid, the tickets are there.',
  },
  return: {
    id: 'itinerary.status-return',
    defaultMessage: 'Возврат',
    description: 'Status of an air order: a refund is under way.',
  },
  cancelled: {
    id: 'itinerary.status-cancelled',
    defaultMessage: 'Отменён',
    description: 'Status of an air order.',
  },
  'issue-error': {
    id: 'itinerary.status-issue-error',
    defaultMessage: 'Ошибка оформления билетов',
    description: 'Status of an air order: paid, but there are no tickets.',
  },
  error: {
    id: 'itinerary.status-error',
    defaultMessage: 'Ошибка',
    description: 'Status of an air order.',
  },
});

/** The kinds of schedule changes, the same on every page. */
export const flightChangeNames = defineMessages({
  cancelled: {
    id: 'itinerary.change-cancelled',
    defaultMessage: 'Рейс отменён',
    description: 'State of a paid air order whose flight the airline has cancelled.',
  },
  delayed: {
    id: 'itinerary.change-delayed',
    defaultMessage: 'Время вылета изменено',
    description: 'State of a paid air order: the airline has moved a flight to a later time.',
  },
  moved: {
    id: 'itinerary.change-moved',
    defaultMessage: 'Рейс изменён',
    description: 'State of a paid air order whose flight the airline has replaced by another.',
  },
});

export const airStatusHelp = defineMessages({
  'issue-error': {
    id: 'itinerary.issue-error-help',
    defaultMessage:
      'Деньги в сохранности. Обратитесь в поддержку: поможем получить билеты или вернём всю сумму.',
    description: 'What the visitor should do when the airline has not issued the tickets.',
  },
});
