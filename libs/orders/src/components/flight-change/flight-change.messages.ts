import { defineMessages } from '@karvon/i18n';

export const flightChangeMessages = defineMessages({
  changed: {
    id: 'orders.flight-change',
    defaultMessage: 'Авиакомпания изменила рейс',
    description: 'Heading of an order whose flights the airline has delayed or moved.',
  },
  cancelled: {
    id: 'orders.flight-change-cancelled',
    defaultMessage: 'Авиакомпания отменила рейс',
    description: 'Heading of an order whose flight the airline has cancelled.',
  },
  before: {
    id: 'orders.flight-change-before',
    defaultMessage: 'Прежний рейс',
    description: 'Label of a flight as it was sold.',
  },
  after: {
    id: 'orders.flight-change-after',
    defaultMessage: 'Новый рейс',
    description: 'Label of a flight as it is now.',
  },
  gone: {
    id: 'orders.flight-change-gone',
    defaultMessage: 'Рейс отменён',
    description: 'Label of a flight that is cancelled.',
  },
  accept: {
    id: 'orders.flight-change-accept',
    defaultMessage: 'Согласиться на новый рейс',
    description: 'Button.',
  },
  accepting: {
    id: 'orders.flight-change-accepting',
    defaultMessage: 'Подтверждаем новый рейс',
    description: 'Read aloud while the airline is told.',
  },
  refund: {
    id: 'orders.flight-change-refund',
    defaultMessage:
      '{whole, select, yes {Если новый рейс не подходит, верните билеты: получите всю сумму.} other {Если новый рейс не подходит, верните билеты: сначала покажем сумму.}}',
    description: 'Below the button. {whole}: "yes" when nothing is withheld.',
  },
  refundCancelled: {
    id: 'orders.flight-change-refund-cancelled',
    defaultMessage:
      '{whole, select, yes {Верните билеты: получите всю сумму.} other {Билеты можно вернуть: сначала покажем сумму.}} Если хотите лететь в другой день, обменяйте билеты.',
    description:
      'Below a cancelled flight, and below new flights that cannot be accepted here. {whole}: "yes" when nothing is withheld.',
  },
  notYours: {
    id: 'orders.flight-change-not-yours',
    defaultMessage: 'Что делать с билетами, решает тот, кто оформил заказ.',
    description: 'Below changed flights on a page that is open to everybody with the link.',
  },
});
