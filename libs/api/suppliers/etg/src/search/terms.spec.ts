import { money } from '@karvon/money';
import { paidAtHotelOf } from './levies';
import { taxSchema } from './schemas';
import { cancellationOf, mealOf } from './terms';

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

const exchange = { account: 'USD', ours: 'UZS', rate: 12_650_000_000 } as const;
const taxes = (...told: [name: string, amount: string, currency: string, included?: boolean][]) =>
  paidAtHotelOf(
    {
      tax_data: {
        taxes: told.map(([name, amount, currency_code, included_by_supplier = false]) =>
          taxSchema.parse({ name, amount, currency_code, included_by_supplier }),
        ),
      },
    } as never,
    exchange,
  );

test('every tax is shown in its own currency, whatever it is called', () => {
  expect(
    taxes(
      ['city_tax', '45.00', 'AED'],
      ['resort_fee', '20', 'USD'],
      ['amenity_charge', '5000', 'UZS'],
      ['cleaning_fee', '300.00', 'JPY'],
      ['vat', '11.5', 'KWD'],
    ),
  ).toEqual([
    { kind: 'city-tax', amount: { amount: 45_00, currency: 'AED' } },
    {
      kind: 'resort-fee',
      amount: { amount: 20_00, currency: 'USD' },
      about: money(253_000_00, 'UZS'),
    },
    { kind: 'hotel-fee', amount: { amount: 5_000_00, currency: 'UZS' } },
    { kind: 'cleaning-fee', amount: { amount: 300, currency: 'JPY' } },
    { kind: 'vat', amount: { amount: 11_500, currency: 'KWD' } },
  ]);
});

test('what is in the price, or nothing, is not shown; fees of one kind and currency are one', () => {
  expect(taxes(['vat', '70.00', 'USD', true], ['city_tax', '0.00', 'THB'])).toEqual([]);
  expect(taxes(['pool_fee', '1.10', 'EUR'], ['spa_fee', '2.20', 'EUR'])).toEqual([
    { kind: 'hotel-fee', amount: { amount: 3_30, currency: 'EUR' } },
  ]);
});

test.each([
  ['tourist_tax', 'tourist-tax'],
  ['tourism_fee', 'tourist-tax'],
  ['occupancy_tax', 'tourist-tax'],
  ['service_charge', 'service-fee'],
  ['service_fee', 'service-fee'],
  ['VAT', 'vat'],
  ['sales tax', 'hotel-fee'],
  ['', 'hotel-fee'],
])('the tax %p is %s', (name, kind) => {
  expect(taxes([name, '1.00', 'GEL']).map((levy) => levy.kind)).toEqual([kind]);
});
