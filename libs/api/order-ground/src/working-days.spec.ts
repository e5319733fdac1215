import { addWorkingDays } from './working-days';

test.each([
  ['a Monday', '2026-11-23', '2026-11-26'],
  ['a Thursday', '2026-11-26', '2026-12-01'],
  ['a Saturday', '2026-11-21', '2026-11-25'],
])('three working days after %s', (_, from, to) => expect(addWorkingDays(from, 3)).toBe(to));
