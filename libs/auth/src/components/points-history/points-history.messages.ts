import { defineMessages } from '@karvon/i18n';

export const pointsMessages = defineMessages({
  title: {
    id: 'auth.points',
    defaultMessage: 'Баллы',
    description: 'Heading of a part of the profile.',
  },
  loading: {
    id: 'auth.points-loading',
    defaultMessage: 'Считаем баллы',
    description: 'Read aloud while the points are loading.',
  },
  balance: {
    id: 'auth.points-balance',
    defaultMessage: 'На счёте {points}',
    description: 'The balance, such as 21 points.',
  },
  worth: {
    id: 'auth.points-worth',
    defaultMessage: 'Ими можно оплатить часть авиабилета, до {money}.',
    description: 'Under the balance: what the points are worth.',
  },
  debt: {
    id: 'auth.points-debt',
    defaultMessage:
      'Баллы за возвращённый заказ уже потрачены: разницу закроют следующие начисления.',
    description: 'Under a balance below zero.',
  },
  empty: {
    id: 'auth.points-empty',
    defaultMessage: 'Баллы начислим за первый оплаченный авиабилет.',
    description: 'There are no points and no movements yet.',
  },
  order: {
    id: 'auth.points-order',
    defaultMessage: 'Заказ {number}',
    description: 'Link to the order of a movement.',
  },
  shown: {
    id: 'auth.points-shown',
    defaultMessage: 'Показано записей: {shown}',
    description: 'How much of the history is in sight.',
  },
  more: {
    id: 'auth.points-more',
    defaultMessage: 'Показать более ранние',
    description: 'Button: older movements.',
  },
});

export const pointsReasonMessages = defineMessages({
  earned: {
    id: 'auth.points-earned',
    defaultMessage: 'Начислены за оплату',
    description: 'Why points moved.',
  },
  'taken-back': {
    id: 'auth.points-taken-back',
    defaultMessage: 'Отменены из-за возврата',
    description: 'Why points moved: the order that earned them was given back.',
  },
  spent: {
    id: 'auth.points-spent',
    defaultMessage: 'Списаны в оплату',
    description: 'Why points moved.',
  },
  returned: {
    id: 'auth.points-returned',
    defaultMessage: 'Возвращены на счёт',
    description: 'Why points moved: the order they paid for was not paid or was given back.',
  },
});
