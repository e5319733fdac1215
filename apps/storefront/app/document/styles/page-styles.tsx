import { useMatches } from 'react-router';
import { isWritten } from './with-styles';

/** The router's list of pages as the browser has it. */
interface PageList {
  routes: Record<string, { css?: string[] } | undefined>;
}

const pageList = () =>
  (globalThis as { __reactRouterManifest?: PageList }).__reactRouterManifest ?? { routes: {} };

/**
 * Takes the styles that stand in this document off the router's list, or it would fetch them again with the next page. To
 * be called before the router starts.
 */
export function forgetWrittenStyles(): void {
  for (const page of Object.values(pageList().routes))
    if (page?.css) page.css = page.css.filter((address) => !isWritten(address));
}

/** Styles of a page that did not come with the document. */
export function stylesOf(route: string): readonly string[] {
  return pageList().routes[route]?.css ?? [];
}

/**
 * Links the styles of the pages a visitor goes on to. React shows a page when its linked styles are there; the router has
 * begun to fetch them together with the page's script.
 */
export function PageStyles() {
  const matches = useMatches();
  // The server writes them into the document; in development Vite brings them.
  if (import.meta.env.SSR || import.meta.env.DEV) return null;
  return matches
    .flatMap(({ id }) => stylesOf(id))
    .map((address) => <link key={address} rel="stylesheet" href={address} precedence="karvon" />);
}
