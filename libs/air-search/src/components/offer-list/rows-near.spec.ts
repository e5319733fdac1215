import { rowsNear } from './rows-near';

const range = { startIndex: 10, endIndex: 12, overscan: 4, count: 100 };

test('cheap rows are rendered on both sides of the visible ones', () => {
  expect(rowsNear(range, () => true)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
});

test('of new rows the visible ones are rendered, and one more in case a row is lower than estimated', () => {
  expect(rowsNear(range, () => false)).toEqual([10, 11, 12, 13]);
});

test('rows that are rendered already stay, up to the first new row', () => {
  const drawn = new Set([6, 8, 9, 14, 16]);
  expect(rowsNear(range, (index) => drawn.has(index))).toEqual([8, 9, 10, 11, 12, 13, 14]);
});

test('stops at the end of the list', () => {
  const short = { startIndex: 0, endIndex: 2, overscan: 4, count: 3 };
  expect(rowsNear(short, () => true)).toEqual([0, 1, 2]);
  expect(rowsNear(short, () => false)).toEqual([0, 1, 2]);
});
