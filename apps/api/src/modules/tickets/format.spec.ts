import { formatDay, formatDuration, formatMoney, formatWeekdayAndDay } from './format';

const spaced = (text: string) => text.replaceAll('_', '\u00a0');

test.each([
  [1_234_567_00, 'UZS', '1_234_567_сум', '1_234_567_soʻm'],
  [1_234_567_50, 'UZS', '1_234_568_сум', '1_234_568_soʻm'],
  [99_05, 'RUB', '99,05_₽', '99,05_₽'],
  [-50_00, 'USD', '-50_$', '-50_$'],
  [0, 'EUR', '0_€', '0_€'],
] as const)('%i of %s', (amount, currency, ru, uz) => {
  expect(formatMoney({ amount, currency }, 'ru')).toBe(spaced(ru));
  expect(formatMoney({ amount, currency }, 'uz')).toBe(spaced(uz));
});

test('days', () => {
  expect(formatDay('2026-03-09', 'ru')).toBe('9 марта 2026');
  expect(formatDay('2026-03-09', 'uz')).toBe('9-mart 2026');
  expect(formatWeekdayAndDay('2026-03-09', 'ru')).toBe('пн, 9 марта 2026');
  expect(formatWeekdayAndDay('2026-03-08', 'uz')).toBe('Yak, 8-mart 2026');
});

test('durations', () => {
  expect(formatDuration(255, 'ru')).toBe(spaced('4_ч 15_мин'));
  expect(formatDuration(1560, 'uz')).toBe(spaced('1_kun 2_soat'));
  expect(formatDuration(0, 'ru')).toBe(spaced('0_мин'));
});
