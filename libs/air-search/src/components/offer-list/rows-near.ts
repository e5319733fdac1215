import type { Range } from '@tanstack/react-virtual';

/** Extra rows below the visible ones, for a row that is lower than estimated. */
const spare = 1;

/**
 * Returns the rows to render: the visible ones, and around them those that a scroll would show, if they are cheap. After a change
 * of the order all rows are new, and each of them delays the first frame.
 * @param range the visible rows, and how many rows a scroll may show on each side
 * @param isCheap whether rendering an invisible row delays nothing, for example because it is rendered already
 * @returns indexes without a gap
 */
export function rowsNear(range: Range, isCheap: (index: number) => boolean): number[] {
  const { startIndex, endIndex, overscan, count } = range;
  const end = Math.min(count - 1, endIndex + overscan);
  const start = Math.max(0, startIndex - overscan);
  let first = startIndex;
  while (first > start && isCheap(first - 1)) first -= 1;
  let last = Math.min(end, endIndex + spare);
  while (last < end && isCheap(last + 1)) last += 1;
  return Array.from({ length: last - first + 1 }, (_, row) => first + row);
}
