import { rowsNear } from './rows-near';

const range = { startIndex: 10, endIndex: 12, overscan: 4, count: 100 };

test('rows nobody waits for are drawn on both sides', () => {
  expect(rowsNear(range, () => true)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
});

test('of new rows those in sight come first, and one in case a row is lower than guessed', () => {
  expect(rowsNear(range, () => false)).toEqual([10, 11, 12, 13]);
});

test('what is drawn already stays, up to the first new row', () => {
  const drawn = new Set([6, 8, 9, 14, 16]);
  expect(rowsNear(range, (index) => drawn.has(index))).toEqual([8, 9, 10, 11, 12, 13, 14]);
});

test('ends with the list', () => {
  const short = { startIndex: 0, endIndex: 2, overscan: 4, count: 3 };
  expect(rowsNear(short, () => true)).toEqual([0, 1, 2]);
  expect(rowsNear(short, () => false)).toEqual([0, 1, 2]);
});
