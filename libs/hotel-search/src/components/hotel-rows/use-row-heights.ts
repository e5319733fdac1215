import { useLayoutEffect, type RefObject } from 'react';

/** How high the rows of the list that was left last stood, by their ids, and how wide. */
let left = { width: 0, heights: new Map<string, number>() };

/**
 * Rows out of sight are as high as a guess until they have been seen. Whoever comes back to a list stands where they stood
 * only if every row is as high as it was: before the router scrolls, rows take the heights they were left with.
 */
export function useRowHeights(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const rows = list.current;
    if (!rows) return;
    if (rows.clientWidth === left.width) {
      for (const row of rows.children) {
        const height = left.heights.get(row.id);
        if (height) (row as HTMLElement).style.containIntrinsicBlockSize = `auto ${height}px`;
      }
    }
    return () => {
      left = {
        width: rows.clientWidth,
        heights: new Map(
          Array.from(rows.children, (row) => [row.id, row.getBoundingClientRect().height]),
        ),
      };
    };
  }, [list]);
}
