import { worthwhile } from './worthwhile';

const offer = (whereToPay: 'now' | 'at-hotel', availability: 'free-sale' | 'on-request') => ({
  meal: 'none' as const,
  availability,
  whereToPay,
  cancellation: { freeUntil: null, steps: [] },
});
const now = offer('now', 'free-sale');
const atHotel = offer('at-hotel', 'free-sale');
const onRequest = offer('now', 'on-request');

test('a supplier’s price hides no room that is paid elsewhere: our fees may make the other one cheaper', () => {
  expect(worthwhile([now, { ...now }, atHotel, { ...atHotel }])).toEqual([now, atHotel]);
});

test('of the prices that a visitor pays the lowest is enough, wherever it is paid', () => {
  expect(worthwhile([atHotel, now], 'anywhere')).toEqual([atHotel]);
});

test('a room that must be waited for hides none that is sold now', () => {
  expect(worthwhile([onRequest, now, { ...now }])).toEqual([onRequest, now]);
});
