import { childrenWithParents } from './room-fit';

test('children without a bed of their own share their parents’ bed', () => {
  const withParents = (childAges: number[], rooms = 1, extraBeds = 0) =>
    childrenWithParents({ maxGuests: 2 }, { rooms, extraBeds, adults: 2, childAges });
  expect(withParents([])).toBe(0);
  expect(withParents([5])).toBe(1);
  expect(withParents([8, 5], 1, 1)).toBe(1);
  expect(withParents([8, 5], 2)).toBe(0);
});
