import { defineMessages } from '@karvon/i18n';

export const priceMessages = defineMessages({
  summary: {
    id: 'air-booking.price-lines',
    defaultMessage: 'Из чего складывается цена',
    description: 'Opens the price lines.',
  },
  adult: {
    id: 'air-booking.price-adult',
    defaultMessage:
      '{count, plural, one {# взрослый} few {# взрослых} many {# взрослых} other {# взрослого}}',
    description: 'Price line: passengers of a type.',
  },
  child: {
    id: 'air-booking.price-child',
    defaultMessage:
      '{count, plural, one {# ребёнок} few {# ребёнка} many {# детей} other {# ребёнка}}',
    description: 'Price line: passengers of a type.',
  },
  baby: {
    id: 'air-booking.price-baby',
    defaultMessage:
      '{count, plural, one {# младенец} few {# младенца} many {# младенцев} other {# младенца}}',
    description: 'Price line: passengers of a type.',
  },
  all: {
    id: 'air-booking.price-all',
    defaultMessage: 'Все пассажиры',
    description:
      'Price line: one sum for everybody, where the carrier does not tell it by passenger.',
  },
  parts: {
    id: 'air-booking.price-parts',
    defaultMessage: 'тариф {tariff}, таксы {taxes}{count, plural, =1 {} other { за каждого}}',
    description: 'What a passenger line is made of; count: the passengers of the line.',
  },
  service: {
    id: 'air-booking.price-service',
    defaultMessage: 'Сервисный сбор',
    description: 'Price line.',
  },
  acquiring: {
    id: 'air-booking.price-acquiring',
    defaultMessage: 'Комиссия банка',
    description: 'Price line: acquiring.',
  },
  total: { id: 'air-booking.price-total', defaultMessage: 'Итого', description: 'Price line.' },
});
