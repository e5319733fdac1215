import { pollDelay } from './order-poll';
import { clockText, secondsLeft } from './remaining';

test('the polling delay grows and polling never stops', () => {
  const delays = [0, 1, 2, 5, 20].map(pollDelay);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(delays.at(-1)).toBe(15_000);
});

test('for a minute a visitor waits no longer than five seconds for news', () => {
  const delays = Array.from({ length: 15 }, (_, responses) => pollDelay(responses));
  expect(Math.max(...delays)).toBe(5_000);
  expect(delays.reduce((sum, delay) => sum + delay)).toBeGreaterThan(60_000);
});

test('the time left follows the server’s clock, not the device’s', () => {
  const [deadline, serverTime] = ['2026-12-01T10:30:00.000Z', '2026-12-01T10:00:00.000Z'];
  expect(secondsLeft(deadline, serverTime, 0)).toBe(1800);
  expect(secondsLeft(deadline, serverTime, 60_000)).toBe(1740);
  expect(secondsLeft(deadline, serverTime, 9_999_999)).toBe(0);
});

test.each([
  [0, '00:00'],
  [309, '05:09'],
  [3909, '1:05:09'],
])('%i seconds read %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
