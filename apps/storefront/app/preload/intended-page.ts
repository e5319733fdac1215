import { localeOfPath } from '@karvon/i18n';

/**
 * The page of ours a link leads to within this document: not another language, another site, a file, a new tab, or the
 * page that is open. Path and query, or undefined.
 */
export function intendedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  const here = window.location;
  const elsewhere =
    origin !== here.origin || localeOfPath(pathname) !== document.documentElement.lang;
  if (elsewhere || pathname === here.pathname) return undefined;
  return pathname + search;
}
