import type { SupplyFareRules } from '@karvon/sandbox-world';
import { rulesText } from './rules-text';

const rulesOf = (months: number): SupplyFareRules => ({
  offerId: 'offer',
  fareId: 'light',
  fareName: 'Light',
  currency: 'UZS',
  fareBasis: [],
  baggage: [],
  rules: [{ topic: 'validity', response: 'value', fee: null, until: null, value: months }],
  original: '',
});

test.each([
  [1, '1 месяц с даты начала перевозки.', 'Tashish boshlangan kundan 1 oy.'],
  [3, '3 месяца с даты начала перевозки.', 'Tashish boshlangan kundan 3 oy.'],
  [6, '6 месяцев с даты начала перевозки.', 'Tashish boshlangan kundan 6 oy.'],
  [12, 'Год с даты начала перевозки.', 'Tashish boshlangan kundan bir yil.'],
])('names for how long a ticket of %i months is valid', (months, ru, uz) => {
  expect(rulesText(rulesOf(months), 'ru')[0]?.text).toBe(ru);
  expect(rulesText(rulesOf(months), 'uz')[0]?.text).toBe(uz);
});
