import { isOpenAt, minuteAt, readEdition } from './index';

const { support } = readEdition('uz');
const hours = (opensAt: number, closesAt: number) => ({ ...support, opensAt, closesAt });

test("the minute is on the edition's clock, across midnight and before 1970", () => {
  expect(minuteAt(support, new Date('2026-11-21T04:00:00Z'))).toBe(9 * 60);
  expect(minuteAt(support, new Date('2026-11-21T19:59:30Z'))).toBe(59);
  expect(minuteAt(support, new Date('1969-12-31T18:00:00Z'))).toBe(23 * 60);
});

test.each([
  [9 * 60 - 1, false],
  [9 * 60, true],
  [21 * 60 - 1, true],
  [21 * 60, false],
])('hours by day: minute %i is %s', (minute, open) => {
  expect(isOpenAt(hours(9 * 60, 21 * 60), minute)).toBe(open);
});

test.each([
  [23 * 60, true],
  [60, true],
  [2 * 60, false],
  [12 * 60, false],
])('hours through the night: minute %i is %s', (minute, open) => {
  expect(isOpenAt(hours(20 * 60, 2 * 60), minute)).toBe(open);
});

test('hours round the clock', () => {
  expect(isOpenAt(hours(0, 1440), 0)).toBe(true);
  expect(isOpenAt(hours(0, 0), 1439)).toBe(true);
});
