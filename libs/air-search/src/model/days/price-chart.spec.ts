import type { PricedDay } from '@karvon/contract';
import { money } from '@karvon/money';
import { noFilter } from '../filters/offer-filter';
import type { SimpleTrip } from '../search/search-draft';
import {
  barsByMonth,
  chartBars,
  chartQuestion,
  cheapestBar,
  countedFlights,
  firstChartDay,
  moveBar,
} from './price-chart';

const today = '2026-11-21';
const trip: SimpleTrip = {
  from: 'TAS',
  to: 'MOW',
  out: '2026-12-14',
  back: '2026-12-21',
  travellers: { adult: 1, child: 0, baby: 0 },
  ticketClass: 'Economy',
};
const counted = countedFlights(noFilter);
const question = chartQuestion(trip, { first: '2026-11-30', today }, counted)!;

const priced = (amounts: Record<string, number | null>): PricedDay[] =>
  Object.entries(amounts).map(
    ([out, amount]) =>
      ({
        out,
        back: null,
        price: amount && {
          total: money(amount, 'UZS'),
          observedAt: `${today}T06:00:00.000Z`,
          mark: 'cached',
        },
      }) as PricedDay,
  );

test.each([
  ['two weeks before the chosen day', '2026-12-14', undefined, '2026-11-30'],
  ['never before today', '2026-11-25', undefined, today],
  ['today, while no day is chosen', null, undefined, today],
  ['the same for another day in sight', '2027-01-20', '2026-11-30', '2026-11-30'],
  ['another for a day out of sight', '2027-01-29', '2026-11-30', '2027-01-15'],
  ['another for a day before', '2026-11-29', '2026-11-30', today],
])('the chart begins: %s', (_, out, shown, first) => {
  expect(firstChartDay(out, today, shown)).toBe(first);
});

test('requests sixty days with the length of stay, and none that are not sold yet', () => {
  expect(question).toMatchObject({
    kind: { stay: 7, direct: 'false', selfTransfers: 'false' },
    range: { from: '2026-11-30', to: '2027-01-28' },
  });
  const late = chartQuestion(trip, { first: '2027-10-01', today }, counted)!;
  expect(late.range.to).toBe('2027-10-10');
  expect(chartQuestion(trip, { first: '2027-10-15', today }, counted)).toBeNull();
  expect(chartQuestion({ ...trip, to: null }, { first: today, today }, counted)).toBeNull();
});

test('prices count the same flights as the list', () => {
  const nonstop = { ...noFilter, allowed: ['selfTransfer'] as const, choices: { stops: ['0'] } };
  expect(countedFlights(nonstop)).toEqual({ direct: true, selfTransfers: true });
  expect(countedFlights({ ...nonstop, choices: { stops: ['0', '1'] } }).direct).toBe(false);
});

test('has a bar for each day: the cheapest, those slightly more expensive, and days with unknown prices', () => {
  const bars = chartBars(
    question,
    priced({
      '2026-12-01': 200_00,
      '2026-12-02': 100_00,
      '2026-12-03': 105_00,
      '2026-12-04': null,
    }),
  );
  expect(bars).toHaveLength(60);
  expect(bars.slice(1, 6).map(({ tone, share }) => [tone, share])).toEqual([
    [undefined, 1],
    ['best', 0.5],
    ['good', 0.525],
    [undefined, 0],
    [undefined, 0],
  ]);
  expect(bars[1]).toMatchObject({ out: '2026-12-01', back: '2026-12-08' });
  expect(barsByMonth(bars).map(([month, days]) => [month, days.length])).toEqual([
    ['2026-11', 1],
    ['2026-12', 31],
    ['2027-01', 28],
  ]);
});

test('of equally cheap days the one nearest to the chosen day is named', () => {
  const bars = chartBars(question, priced({ '2026-12-01': 1, '2026-12-16': 1, '2027-01-20': 1 }));
  expect(cheapestBar(bars, '2026-12-14')?.out).toBe('2026-12-16');
  expect(cheapestBar(bars, null)?.out).toBe('2026-12-01');
  expect(cheapestBar(chartBars(question, []), '2026-12-14')).toBeNull();
});

test.each([
  ['ArrowRight', '2026-12-01'],
  ['ArrowLeft', '2026-11-30'],
  ['PageDown', '2026-12-07'],
  ['End', '2027-01-28'],
  ['Enter', undefined],
])('%s leads to %s', (key, day) => {
  expect(moveBar(chartBars(question, []), 0, key)?.out).toBe(day);
});
