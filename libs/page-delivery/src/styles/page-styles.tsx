import { useMatches } from 'react-router';
import { isWritten } from './with-styles';

/** The router's list of pages in the browser. */
interface PageList {
  routes: Record<string, { css?: string[] } | undefined>;
}

const pageList = () =>
  (globalThis as { __reactRouterManifest?: PageList }).__reactRouterManifest ?? { routes: {} };

/**
 * Removes the styles that this document already has from the router's list; otherwise the router would fetch them again
 * with the next page. Call it before the router starts.
 */
export function forgetWrittenStyles(): void {
  if (import.meta.env.PLAIN_DELIVERY) return;
  for (const page of Object.values(pageList().routes))
    if (page?.css) page.css = page.css.filter((address) => !isWritten(address));
}

/** Styles of a page that the document does not have. */
export function stylesOf(route: string): readonly string[] {
  return pageList().routes[route]?.css ?? [];
}

/**
 * Renders links to the styles of the pages that a visitor opens next. React shows a page when its linked styles have loaded; the
 * router fetches them together with the page's script.
 */
export function PageStyles() {
  const matches = useMatches();
  // The server inlines them in the document.
  if (import.meta.env.SSR || import.meta.env.PLAIN_DELIVERY) return null;
  return matches
    .flatMap(({ id }) => stylesOf(id))
    .map((address) => <link key={address} rel="stylesheet" href={address} precedence="karvon" />);
}
