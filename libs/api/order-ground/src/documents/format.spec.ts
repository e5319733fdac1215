import { formatDay, formatDays, formatDuration, formatWeekdayAndDay } from './format';
import { formatMoney } from '@karvon/platform/format-money';

const spaced = (text: string) => text.replaceAll('_', '\u00a0');

test.each([
  [1_234_567_00, 'UZS', '1_234_567_сум', '1_234_567_soʻm'],
  [1_234_567_50, 'UZS', '1_234_568_сум', '1_234_568_soʻm'],
  [99_05, 'RUB', '99,05_₽', '99,05_₽'],
  [-50_00, 'USD', '−50_$', '−50_$'],
  [0, 'EUR', '0_€', '0_€'],
] as const)('%i of %s', (amount, currency, ru, uz) => {
  expect(formatMoney({ amount, currency }, 'ru')).toBe(spaced(ru));
  expect(formatMoney({ amount, currency }, 'uz')).toBe(spaced(uz));
});

test('days', () => {
  expect(formatDay('2026-03-09', 'ru')).toBe('9 марта 2026 г.');
  expect(formatDay('2026-03-09', 'uz')).toBe('2026-yil 9-mart');
  expect(formatWeekdayAndDay('2026-03-09', 'ru')).toBe('пн, 9 марта 2026 г.');
  expect(formatWeekdayAndDay('2026-03-08', 'uz')).toBe('Yak, 2026-yil 8-mart');
});

test.each([
  ['2026-12-06', '2026-12-07', '6–7 декабря 2026 г.', '2026-yil 6–7-dekabr'],
  ['2026-03-28', '2026-04-03', '28 марта – 3 апреля 2026 г.', '2026-yil 28-mart – 3-aprel'],
  [
    '2026-12-28',
    '2027-01-03',
    '28 декабря 2026 г. – 3 января 2027 г.',
    '2026-yil 28-dekabr – 2027-yil 3-yanvar',
  ],
])('days from %s to %s', (from, to, ru, uz) => {
  expect(formatDays(from, to, 'ru')).toBe(ru);
  expect(formatDays(from, to, 'uz')).toBe(uz);
});

test('durations', () => {
  expect(formatDuration(255, 'ru')).toBe(spaced('4_ч 15_мин'));
  expect(formatDuration(1560, 'uz')).toBe(spaced('1_kun 2_soat'));
  expect(formatDuration(0, 'ru')).toBe(spaced('0_мин'));
});
