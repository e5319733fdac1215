import { localeOfPath } from '@karvon/i18n';

/**
 * The path and query of the page that a link opens within this document. Undefined for another language, another site, a file, a
 * new tab, or the open page.
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
