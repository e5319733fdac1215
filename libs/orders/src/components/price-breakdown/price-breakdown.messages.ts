import { defineMessages } from '@karvon/i18n';

export const priceMessages = defineMessages({
  title: {
    id: 'orders.price',
    defaultMessage: 'Стоимость',
    description: 'Heading over the price lines.',
  },
  all: {
    id: 'orders.price-all',
    defaultMessage: 'Все пассажиры',
    description:
      'Price line: one sum for everybody, where the carrier does not tell it by passenger.',
  },
  adult: {
    id: 'orders.price-adult',
    defaultMessage:
      '{count, plural, one {# взрослый} few {# взрослых} many {# взрослых} other {# взрослого}}',
    description: 'Price line: passengers of a type.',
  },
  child: {
    id: 'orders.price-child',
    defaultMessage:
      '{count, plural, one {# ребёнок} few {# ребёнка} many {# детей} other {# ребёнка}}',
    description: 'Price line: passengers of a type.',
  },
  baby: {
    id: 'orders.price-baby',
    defaultMessage:
      '{count, plural, one {# младенец} few {# младенца} many {# младенцев} other {# младенца}}',
    description: 'Price line: passengers of a type.',
  },
  parts: {
    id: 'orders.price-parts',
    defaultMessage: 'тариф {tariff}, таксы {taxes}{count, plural, =1 {} other { за каждого}}',
    description: 'What a passenger line is made of; count: the passengers of the line.',
  },
  service: {
    id: 'orders.price-service',
    defaultMessage: 'Сервисный сбор',
    description: 'Price line.',
  },
  acquiring: {
    id: 'orders.price-acquiring',
    defaultMessage: 'Комиссия банка',
    description: 'Price line: acquiring.',
  },
  total: { id: 'orders.price-total', defaultMessage: 'Итого', description: 'Price line.' },
  pointsSpent: {
    id: 'orders.price-points-spent',
    defaultMessage: 'Оплачено баллами: {points}',
    description: 'Price line: the part paid with points, e.g. «Оплачено баллами: 300 баллов».',
  },
  toPay: {
    id: 'orders.price-to-pay',
    defaultMessage: 'К оплате',
    description: 'Price line: what is left to be paid with money after points.',
  },
  pointsEarned: {
    id: 'orders.price-points-earned',
    defaultMessage: 'Начислено {points}',
    description: 'Points the paid order has earned.',
  },
  pointsToCome: {
    id: 'orders.price-points',
    defaultMessage: 'Начислим {points}',
    description: 'Loyalty points this order earns, e.g. «Начислим 21 балл».',
  },
});
