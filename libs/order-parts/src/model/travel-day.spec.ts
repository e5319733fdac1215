import { dayWord } from './travel-day';

const at = (instant: string) => Date.parse(instant);

test('days are called by the clock of their place', () => {
  const departure = '2026-12-14T00:30:00+05:00';
  expect(dayWord(departure, at('2026-12-13T18:59:00Z'))).toBe('tomorrow');
  expect(dayWord(departure, at('2026-12-13T19:00:00Z'))).toBe('today');
  expect(dayWord(departure, at('2026-12-12T18:59:00Z'))).toBe('other');
  expect(dayWord(departure, at('2026-12-14T19:00:00Z'))).toBe('other');
});
