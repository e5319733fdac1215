import fc from 'fast-check';
import { pageWindow } from './page-window';

const text = (page: number, count: number) =>
  pageWindow(page, count)
    .map((cell) => (cell === 'gap' ? '…' : cell))
    .join(' ');

test.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [16, 20, '1 … 15 16 17 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('page %d of %d: %s', (page, count, cells) => {
  expect(text(page, count)).toBe(cells);
});

test('shows the first, the last, the current page and its neighbours in seven cells at most', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((count) =>
      fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }),
    );
  fc.assert(
    fc.property(pages, ({ page, count }) => {
      const cells = pageWindow(page, count);
      const numbers = cells.filter((cell) => cell !== 'gap');
      expect(cells.length).toBeLessThanOrEqual(7);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      const wanted = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count);
      expect(numbers).toEqual(expect.arrayContaining(wanted));
    }),
  );
});
