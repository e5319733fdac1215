import { readEdition } from '@karvon/edition';
import { presentPromise, promiseCall } from './promise-call';

const promised = (edition: 'ru' | 'uz', now: string, changes = {}) => {
  const support = { ...readEdition(edition).support, ...changes };
  return presentPromise(promiseCall(new Date(now), support), support);
};

test.each([
  ['uz', '2026-11-21T09:05:00Z', '2026-11-21T14:35:00+05:00', true],
  ['uz', '2026-11-21T04:00:00Z', '2026-11-21T09:30:00+05:00', true],
  // Half an hour before closing is the last promise for today. Later callers are called in the morning.
  ['uz', '2026-11-21T15:30:59Z', '2026-11-21T21:00:00+05:00', true],
  ['uz', '2026-11-21T15:31:00Z', '2026-11-22T09:30:00+05:00', true],
  ['uz', '2026-11-21T15:59:59Z', '2026-11-22T09:30:00+05:00', true],
  ['ru', '2026-11-21T18:45:00Z', '2026-11-22T08:30:00+03:00', true],
  // While closed: in the evening the promise is for tomorrow, before dawn for the same day.
  ['uz', '2026-11-21T16:00:00Z', '2026-11-22T09:30:00+05:00', false],
  ['uz', '2026-11-20T22:00:00Z', '2026-11-21T09:30:00+05:00', false],
  ['uz', '2026-12-31T18:00:00Z', '2027-01-01T09:30:00+05:00', false],
  ['ru', '2026-11-21T09:05:00Z', '2026-11-21T12:35:00+03:00', true],
  ['ru', '2026-11-21T19:00:00Z', '2026-11-22T08:30:00+03:00', false],
  ['ru', '2026-11-21T04:59:00Z', '2026-11-21T08:30:00+03:00', false],
  // Seconds are cut off: the promise is never longer than half an hour.
  ['ru', '2026-11-21T09:05:59Z', '2026-11-21T12:35:00+03:00', true],
  ['uz', '2026-11-21T03:59:59Z', '2026-11-21T09:30:00+05:00', false],
] as const)('%s at %s: %s', (edition, now, callBy, openNow) => {
  expect(promised(edition, now)).toEqual({ callBy, openNow });
});

test('support that is open around the clock promises no call for tomorrow', () => {
  expect(promised('uz', '2026-11-21T22:30:00Z', { opensAt: 0, closesAt: 1440 })).toEqual({
    callBy: '2026-11-22T04:00:00+05:00',
    openNow: true,
  });
});

test.each([
  ['2026-11-21T17:30:00Z', '2026-11-21T23:00:00+05:00', true],
  ['2026-11-21T20:15:00Z', '2026-11-22T01:45:00+05:00', true],
  ['2026-11-21T20:45:00Z', '2026-11-22T20:30:00+05:00', true],
  ['2026-11-21T22:00:00Z', '2026-11-22T20:30:00+05:00', false],
])('hours that pass midnight, 20:00 to 2:00, at %s', (now, callBy, openNow) => {
  expect(promised('uz', now, { opensAt: 1200, closesAt: 120 })).toEqual({ callBy, openNow });
});

test('a clock west of Greenwich is handled', () => {
  expect(promised('uz', '2026-11-21T02:00:00Z', { utcOffsetMinutes: -210 })).toEqual({
    callBy: '2026-11-21T09:30:00-03:30',
    openNow: false,
  });
});
