import { endOfArrival } from './end-of-arrival';

test.each([
  ['Asia/Tashkent', '2026-12-10T19:00:00.000Z'],
  ['Europe/Moscow', '2026-12-10T21:00:00.000Z'],
  ['Asia/Kamchatka', '2026-12-10T12:00:00.000Z'],
  ['Asia/Dubai', '2026-12-10T20:00:00.000Z'],
])('the day of arrival ends at midnight in %s', (zone, moment) => {
  expect(endOfArrival('2026-12-10', zone).toISOString()).toBe(moment);
});
