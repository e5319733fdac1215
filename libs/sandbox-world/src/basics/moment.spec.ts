import { DateTime } from 'luxon';
import fc from 'fast-check';
import { dayNumberOf, instantOf, localTime, offsetAt, wallClock, weekdayIndexOf } from './moment';

const zones = [
  'Asia/Tashkent',
  'Europe/Moscow',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];
const aMinute = fc.integer({ min: 29_500_000, max: 30_600_000 });

test('wall clocks agree with a date library in every zone, also on days the clocks change', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), aMinute, (zone, at) => {
      const expected = DateTime.fromMillis(at * 60_000, { zone });
      const { local, utcOffset } = localTime(zone, at);
      expect(local).toBe(expected.toFormat("yyyy-MM-dd'T'HH:mm"));
      expect(utcOffset).toBe(expected.toFormat('ZZ'));
    }),
  );
});

test('a wall-clock time and its instant convert both ways', () => {
  fc.assert(
    fc.property(aMinute, (at) => {
      const { day, minute } = wallClock('Asia/Tashkent', at);
      expect(instantOf('Asia/Tashkent', day, minute)).toBe(at);
    }),
  );
});

test('a time the clocks skip moves forward', () => {
  const skipped = instantOf('Europe/Berlin', dayNumberOf('2027-03-28'), 150);
  expect(localTime('Europe/Berlin', skipped).local).toBe('2027-03-28T03:30');
});

test('offsets change within a day when the clocks do', () => {
  const night = dayNumberOf('2027-03-28') * 1440;
  expect(offsetAt('Europe/Berlin', night)).toBe(60);
  expect(offsetAt('Europe/Berlin', night + 60)).toBe(120);
});

test('Monday is the first day of the week', () =>
  expect(weekdayIndexOf(dayNumberOf('2026-11-23'))).toBe(0));
