import { defineMessages } from '@karvon/i18n';

export const offerMessages = defineMessages({
  name: {
    id: 'air-search.offer-name',
    defaultMessage: '{carriers}, вылет в {time}',
    description: 'Heading of an offer, for screen readers.',
  },
  note: {
    id: 'air-search.offer-note',
    defaultMessage: 'все сборы включены',
    description: 'Below the price of an offer for one traveller.',
  },
  noteForAll: {
    id: 'air-search.offer-note-all',
    defaultMessage: 'за всех, все сборы включены',
    description: 'Below the price of an offer for several travellers.',
  },
  choose: {
    id: 'air-search.offer-choose',
    defaultMessage: 'Выбрать',
    description: 'Link of an offer, to its fares.',
  },
  chooseNamed: {
    id: 'air-search.offer-choose-named',
    defaultMessage: 'Выбрать: {carriers}, вылет в {time}, {price}',
    description: 'The same link for screen readers, which hear it without the card around it.',
  },
  details: {
    id: 'air-search.offer-details',
    defaultMessage: 'Подробнее',
    description: 'Opens every flight and wait of an offer.',
  },
  way: {
    id: 'air-search.offer-way',
    defaultMessage: '{from} — {to}, {date}',
    description: 'Heading over one direction of travel in the details.',
  },
  local: {
    id: 'air-search.offer-local-time',
    defaultMessage: 'Время вылета и прилёта местное.',
    description: 'Below the details.',
  },
  withBaggage: {
    id: 'air-search.offer-with-baggage',
    defaultMessage: 'С багажом {price}',
    description: 'The lowest price with checked baggage, where the cheapest fare has none.',
  },
  emissions: {
    id: 'air-search.offer-emissions',
    defaultMessage: '{kg, number} кг CO₂{people, plural, one {} other { на всех}}',
    description: 'What the flights of an offer emit; {people} is how many fly.',
  },
  lessEmissions: {
    id: 'air-search.offer-less-emissions',
    defaultMessage: 'Выбросы CO₂ на {percent, number}% ниже средних в этом поиске',
    description:
      'In the details of an offer: compared with the middle of all offers of this search.',
  },
});

export const labelTexts = defineMessages({
  'self-transfer': {
    id: 'air-search.label-self-transfer',
    defaultMessage: 'Два билета',
    description: 'Label of an offer whose flights the traveller has to join himself.',
  },
  'best-price': {
    id: 'air-search.label-best-price',
    defaultMessage: 'Лучшая цена',
    description: 'Label of an offer.',
  },
  fastest: {
    id: 'air-search.label-fastest',
    defaultMessage: 'Самый быстрый',
    description: 'Label of an offer.',
  },
  charter: {
    id: 'air-search.label-charter',
    defaultMessage: 'Чартер',
    description: 'Label of an offer.',
  },
  'low-cost': {
    id: 'air-search.label-low-cost',
    defaultMessage: 'Лоукостер',
    description: 'Label of an offer.',
  },
});
