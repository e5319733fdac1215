import { remindAt } from './remind-at';

const now = new Date('2026-11-21T07:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each([
  [24 * 60, 22 * 60],
  [8 * 60, 6 * 60],
  [60, 45],
  [40, 30],
])('with %i minutes to pay, the reminder comes after %i', (time, after) =>
  expect(remindAt(now, inMinutes(time))).toEqual(inMinutes(after)),
);

test('a short deadline has no reminder', () => expect(remindAt(now, inMinutes(39))).toBeNull());
