import { money } from '@karvon/money';
import { judge, type Known } from './judge';

const now = new Date('2026-11-21T07:00:00Z');
const known: Known = { price: 1_000_000_00, priceKnown: true, writtenAt: null };
const at = (total: number | null, changes: Partial<Known> = {}) =>
  judge(
    { ...known, ...changes },
    { total: total === null ? null : money(total, 'UZS'), now, step: 1_000_00 },
  );

test.each([
  ['by three per cent', 970_000_00, { was: 1_000_000_00, now: 970_000_00 }],
  ['by a little less', 970_000_01, null],
  ['not at all', 1_000_000_00, null],
  ['upwards', 1_300_000_00, null],
])('a price that moves %s', (_, total, letter) => {
  expect(at(total)).toEqual({ price: letter ? total : known.price, letter });
});

test('of a small price three per cent may be less than the step of prices', () => {
  expect(at(9_500_00, { price: 10_000_00 }).letter).toBeNull();
  expect(at(9_000_00, { price: 10_000_00 }).letter).toEqual({ was: 10_000_00, now: 9_000_00 });
});

test('the first price that is seen is what later ones are compared with', () => {
  expect(at(900_000_00, { price: null, priceKnown: false })).toEqual({
    price: 900_000_00,
    letter: null,
  });
});

test('tickets where there were none are worth a letter; none where there were some are not', () => {
  expect(at(900_000_00, { price: null }).letter).toEqual({ was: null, now: 900_000_00 });
  expect(at(null)).toEqual({ price: known.price, letter: null });
});

test.each([
  [23, null],
  [24, { was: 1_000_000_00, now: 900_000_00 }],
])('%i hours after a letter', (hours, letter) => {
  const writtenAt = new Date(now.getTime() - hours * 3_600_000);
  expect(at(900_000_00, { writtenAt })).toEqual({
    price: letter ? 900_000_00 : known.price,
    letter,
  });
});
