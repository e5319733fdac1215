/** A number is a page; a gap stands for the pages omitted before the next number. */
export type PageCell = number | 'gap';

/**
 * The pages that get a link: the first, the last, the current one and its neighbours. A gap never stands for a single page, and
 * there are seven cells at most, which fit a phone.
 */
export function pageWindow(page: number, pageCount: number): PageCell[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const from = page <= 4 ? 2 : Math.min(page - 1, pageCount - 4);
  const to = page >= pageCount - 3 ? pageCount - 1 : Math.max(page + 1, 5);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap'] as const) : []),
    ...middle,
    ...(to < pageCount - 1 ? (['gap'] as const) : []),
    pageCount,
  ];
}
