import type { Slice } from '@karvon/contract';
import { formatFlights } from './format-flights';

const arriving = (arrivingAt: string) =>
  ({
    segments: [{ flightNumber: 'DP 618', departingAt: '2026-12-30T22:10:00+03:00', arrivingAt }],
  }) as unknown as Slice;

test.each([
  ['2026-12-30T23:55:00+03:00', '22:10–23:55'],
  ['2026-12-31T01:20:00+03:00', '22:10–01:20 (+1)'],
  ['2026-12-29T23:40:00-10:00', '22:10–23:40 (-1)'],
])('an arrival at %s on another day than the departure says so', (arrivingAt, said) => {
  expect(formatFlights(arriving(arrivingAt), 'ru')).toBe(`DP 618, 30 декабря 2026 г., ${said}`);
});
