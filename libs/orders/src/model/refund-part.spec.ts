import { buildItinerary, buildPaidOrder } from '@karvon/testing';
import { chosenPart, flightsAhead, hasParts, partProblem } from './refund-part';

const passenger = (type: 'adult' | 'child' | 'baby', returned: number[] = []) => ({
  type,
  surname: 'KARIMOV',
  name: 'OLIM',
  ticketNumber: '2501234567890',
  returned,
});
const order = (
  passengers: ReturnType<typeof passenger>[],
  changes: Parameters<typeof buildPaidOrder>[0] = {},
) => buildPaidOrder({ slices: [buildItinerary(), buildItinerary()], passengers, ...changes });

test('refunded and departed flights are not offered', () => {
  expect(flightsAhead(order([passenger('adult', [1]), passenger('adult', [0, 1])]))).toEqual([
    { passenger: 0, slices: [0] },
  ]);
  const later = '2030-01-01T00:00:00.000Z';
  expect(flightsAhead(order([passenger('adult')], { serverTime: later }))).toEqual([]);
});

test('a single ticket of a non-refundable fare has no parts', () => {
  const { fare } = buildPaidOrder();
  const strict = { fare: { ...fare, refund: { allowed: 'no' as const, fee: null, until: null } } };
  expect(hasParts(order([passenger('adult')], strict))).toBe(false);
  expect(hasParts(order([passenger('adult'), passenger('adult')], strict))).toBe(true);
});

test('a part holds only flights the chosen passengers still have; a child is not left alone', () => {
  const family = order([passenger('adult', [1]), passenger('adult'), passenger('baby')]);
  expect(chosenPart(family, [0, 2], [0, 1])).toEqual([
    { passenger: 0, slices: [0] },
    { passenger: 2, slices: [0, 1] },
  ]);
  expect(partProblem(family, [])).toBe('nothing');
  expect(partProblem(family, chosenPart(family, [1], [0, 1]))).toBe('adult-needed');
  expect(partProblem(family, chosenPart(family, [0], [0]))).toBeNull();
  expect(partProblem(family, chosenPart(family, [1, 2], [0, 1]))).toBeNull();
});
