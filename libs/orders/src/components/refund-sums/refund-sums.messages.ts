import { defineMessages } from '@karvon/i18n';

export const sumsMessages = defineMessages({
  paid: {
    id: 'orders.refund-paid',
    defaultMessage: 'Вы заплатили',
    description: 'A line of the refund: all that was paid.',
  },
  tariff: {
    id: 'orders.refund-kept-tariff',
    defaultMessage: 'Удержание авиакомпании по тарифу',
    description: 'A line of the refund: the carrier’s penalty.',
  },
  taxes: {
    id: 'orders.refund-kept-taxes',
    defaultMessage: 'Невозвратные таксы',
    description: 'A line of the refund: taxes the carrier keeps.',
  },
  'exchange-fee': {
    id: 'orders.refund-kept-exchange-fee',
    defaultMessage: 'Сбор авиакомпании за обмен',
    description: 'A line of the refund: what an earlier exchange of the tickets cost, and is kept.',
  },
  extras: {
    id: 'orders.refund-kept-extras',
    defaultMessage: 'Багаж и места',
    description: 'A line of the refund: bags and seats bought beside the fare that are kept.',
  },
  'service-fee': {
    id: 'orders.refund-kept-service-fee',
    defaultMessage: 'Сервисный сбор',
    description: 'A line of the refund: our fee that is kept.',
  },
  'acquiring-fee': {
    id: 'orders.refund-kept-acquiring-fee',
    defaultMessage: 'Комиссия банка',
    description: 'A line of the refund: acquiring that is kept.',
  },
  total: {
    id: 'orders.refund-total',
    defaultMessage: 'Вернём',
    description: 'A line of the refund: what comes back.',
  },
  pointsReturned: {
    id: 'orders.refund-points-returned',
    defaultMessage: 'Вернём баллами',
    description:
      'A line of the refund: the part that had been paid with points, e.g. «300 баллов».',
  },
  parts: {
    id: 'orders.refund-parts',
    defaultMessage: 'из них тариф {tariff}, таксы {taxes}',
    description: 'What the paid sum is made of.',
  },
  method: {
    id: 'orders.refund-method',
    defaultMessage: 'Куда',
    description: 'Term: where the money goes.',
  },
  sent: {
    id: 'orders.refund-sent',
    defaultMessage: 'Отправим',
    description: 'Term: by when the money is sent.',
  },
  sentBy: {
    id: 'orders.refund-sent-by',
    defaultMessage: 'не позже {day}',
    description: 'By when the money is sent.',
  },
  sentAfter: {
    id: 'orders.refund-sent-after',
    defaultMessage: 'в течение 3 рабочих дней после согласия авиакомпании',
    description: 'When the money of a claim is sent.',
  },
  points: { id: 'orders.refund-points', defaultMessage: 'Баллы', description: 'Term: points.' },
  pointsLost: {
    id: 'orders.refund-points-lost',
    defaultMessage: '{points} за этот заказ не начислим',
    description: 'Points that will not be given.',
  },
  basis: {
    id: 'orders.refund-basis',
    defaultMessage: 'Основание',
    description: 'Term: the rules applied.',
  },
});

export const placeNames = defineMessages({
  'bank-card': {
    id: 'orders.refund-to-bank-card',
    defaultMessage: 'на карту, с которой платили',
    description: 'Where the money goes.',
  },
  payme: {
    id: 'orders.refund-to-payme',
    defaultMessage: 'в Payme, на карту, с которой платили',
    description: 'Where the money goes.',
  },
  click: {
    id: 'orders.refund-to-click',
    defaultMessage: 'в Click, на карту, с которой платили',
    description: 'Where the money goes.',
  },
  sbp: {
    id: 'orders.refund-to-sbp',
    defaultMessage: 'на счёт, с которого платили через СБП',
    description: 'Where the money goes.',
  },
});
