import type { ShouldRevalidateFunction } from 'react-router';

/**
 * For pages that sort and filter a list by themselves: the same search in the same language needs no new data.
 * @param sameSearch whether two queries ask for the same list
 */
export const unlessSame =
  (
    sameSearch: (before: URLSearchParams, after: URLSearchParams) => boolean,
  ): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const samePage = currentUrl.pathname === nextUrl.pathname;
    return samePage && sameSearch(currentUrl.searchParams, nextUrl.searchParams)
      ? false
      : defaultShouldRevalidate;
  };
