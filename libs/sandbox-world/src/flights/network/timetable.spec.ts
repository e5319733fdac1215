import fc from 'fast-check';
import { operatingDays, shiftDays } from './timetable';

const countOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

test.each([1, 2, 3, 4, 5, 6, 7])('%i flights a week leave on as many different days', (count) => {
  for (let i = 0; i < 20; i++) expect(countOf(operatingDays(`route ${i}`, count))).toBe(count);
});

test("Sunday's late flight comes back on Monday", () => expect(shiftDays(0b1000000, 1)).toBe(0b1));

test('a shift by some days and back changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 127 }), fc.integer({ min: -9, max: 9 }), (mask, by) => {
      expect(shiftDays(shiftDays(mask, by), -by)).toBe(mask);
    }),
  );
});
