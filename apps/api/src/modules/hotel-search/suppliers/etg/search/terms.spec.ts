import { money } from '@karvon/money';
import { cancellationOf, mealOf, paidAtHotelOf } from './terms';

const price = money(300_00, 'UZS');
const context = {
  price,
  sumOf: (theirs: number) => money(theirs, 'UZS'),
  now: new Date('2026-12-01T09:00:00Z'),
  zone: 'Asia/Tashkent',
};
const at = (moment: string) => Date.parse(`${moment}:00Z`);
const period = (start: string | null, end: string | null, sum: number) => ({
  start_at: start && at(start),
  end_at: end && at(end),
  amount_charge: sum,
});
const terms = (policies: ReturnType<typeof period>[], until: string | null) =>
  cancellationOf(
    { policies, free_cancellation_before: until === null ? null : at(until) } as never,
    context,
  );

test('moments in UTC become moments of the hotel', () => {
  const free = '2026-12-05T20:00';
  expect(
    terms(
      [
        period(null, free, 0),
        period(free, '2026-12-08T20:00', 100_00),
        period('2026-12-08T20:00', null, 300_00),
      ],
      free,
    ),
  ).toEqual({
    freeUntil: '2026-12-06T01:00:00+05:00',
    steps: [
      { from: '2026-12-06T01:00:00+05:00', penalty: money(100_00, 'UZS') },
      { from: '2026-12-09T01:00:00+05:00', penalty: price },
    ],
  });
});

test('what is over is left out, and what has begun holds from now on', () => {
  const free = '2026-11-30T20:00';
  expect(terms([period(null, free, 0), period(free, null, 120_00)], free)).toEqual({
    freeUntil: null,
    steps: [{ from: null, penalty: money(120_00, 'UZS') }],
  });
});

test('periods with a hole between them count as the full price from now on', () => {
  const free = '2026-12-05T20:00';
  const holed = [period(null, free, 0), period('2026-12-06T20:00', null, 100_00)];
  expect(terms(holed, free)).toEqual({ freeUntil: null, steps: [{ from: null, penalty: price }] });
});

test.each([
  ['nomeal', false, 'none'],
  ['breakfast-buffet', true, 'breakfast'],
  ['english-breakfast', true, 'breakfast'],
  ['breakfast-for-1', true, 'none'],
  ['half-board-dinner', true, 'half-board'],
  ['full-board', true, 'full-board'],
  ['ultra-all-inclusive', true, 'all-inclusive'],
  ['dinner', false, 'none'],
  ['some-meal', false, 'none'],
])('the meal %s', (value, hasBreakfast, meal) => {
  const data = { value, has_breakfast: hasBreakfast, no_child_meal: false };
  expect(mealOf(data, 2)).toBe(meal);
});

test('a meal that children do not get is not promised to a party with children', () => {
  const data = { value: 'breakfast', has_breakfast: true, no_child_meal: true };
  expect([mealOf(data, 0), mealOf(data, 1)]).toEqual(['breakfast', 'none']);
});

const tax = (name: string, currency_code: string, included_by_supplier = false) =>
  paidAtHotelOf({
    tax_data: { taxes: [{ name, amount: 50_00, currency_code, included_by_supplier }] },
  } as never);

test('what the hotel takes itself is told, and a rate with something untold among it is not sold', () => {
  expect(tax('city_tax', 'UZS')).toEqual([{ kind: 'tourist-tax', amount: money(50_00, 'UZS') }]);
  expect(tax('vat', 'AED', true)).toEqual([]);
  expect(tax('resort_fee', 'USD')).toBeNull();
  expect(tax('city_tax', 'AED')).toBeNull();
});
