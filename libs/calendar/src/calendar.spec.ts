import fc from 'fast-check';
import {
  addDays,
  addMonths,
  ageOn,
  dayAt,
  dayInZone,
  daysBetween,
  isPlainDate,
  passengerTypeOn,
  weekdayOf,
} from './index';

const days = fc
  .integer({ min: 0, max: 40_000 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-3-1', false],
  ['', false],
])('%s is a real day: %s', (text, expected) => expect(isPlainDate(text)).toBe(expected));

test('adding and counting days are inverse', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (date, n) => {
      expect(daysBetween(date, addDays(date, n))).toBe(n);
    }),
  );
});

test('an invalid day is refused, not guessed', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});

test('adding a month never skips a month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('weeks begin on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-22')).toBe(7);
});

test.each([
  ['2014-03-09', '2026-03-08', 11, 'child'],
  ['2014-03-09', '2026-03-09', 12, 'adult'],
  ['2024-03-09', '2026-03-08', 1, 'baby'],
  ['2024-02-29', '2026-02-28', 1, 'baby'],
  ['2024-02-29', '2026-03-01', 2, 'child'],
])('born %s is %i on %s', (birth, day, age, type) => {
  expect(ageOn(birth, day)).toBe(age);
  expect(passengerTypeOn(birth, day)).toBe(type);
});

test('today is the day in the given zone, whatever the zone of the process', () => {
  const instant = new Date('2026-03-08T20:30:00Z');
  expect(dayAt(instant, 300)).toBe('2026-03-09');
  expect(dayInZone(instant, 'Asia/Tashkent')).toBe('2026-03-09');
  expect(dayInZone(instant, 'Europe/Kaliningrad')).toBe('2026-03-08');
});
