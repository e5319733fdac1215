import { atMost, growing } from './rules';

/** Moments a number of minutes ago, as a rule gets them: milliseconds, the newest first. */
const made = (...minutes: number[]) => minutes.map((minute) => minute * 60_000);
const times = (count: number) => Array.from({ length: count }, () => 0);

test('a limit of tries in a span: the next is free when the oldest leaves the span', () => {
  const rule = atMost('phone', 3, 60);
  expect(rule.freeAt(made(20, 10))).toBe(0);
  expect(rule.freeAt(made(20, 10, 5))).toBe(65 * 60_000);
});

test.each([
  [4, 0],
  [5, 30],
  [6, 60],
  [12, 3_600],
  [19, 3_600],
  [20, Infinity],
])('after %i wrong tries in a row the next waits %i s', (wrong, seconds) => {
  const rule = growing('phone', { free: 5, lockAt: 20, minutes: Infinity });
  expect(rule.freeAt(times(wrong))).toBe(seconds * 1000);
});

test('a rule without a lock reads as many tries as the longest wait needs', () => {
  const rule = growing('address', { free: 30, lockAt: Infinity, minutes: 60 });
  expect(rule.freeAt(times(rule.max))).toBe(3_600_000);
});
