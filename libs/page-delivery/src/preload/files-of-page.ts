import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import { dataOf, pageOf, scriptsOf } from './page-files';

/** The part of the router's API used here. */
export interface KnownPages {
  routes: RouteObject[];
  state: { matches: { route: { id: string }; pathname: string; params: RouteMatch['params'] }[] };
}

/** Whether the router will request data for this route: it is not open yet, or revalidates. */
function needsData({ state }: KnownPages, page: string, { route, pathname, params }: RouteMatch) {
  const open = state.matches.find((match) => match.route.id === route.id);
  if (open?.pathname !== pathname || typeof route.shouldRevalidate !== 'function') return true;
  return route.shouldRevalidate({
    currentUrl: new URL(window.location.href),
    currentParams: open.params,
    nextUrl: new URL(page, window.location.origin),
    nextParams: params,
    defaultShouldRevalidate: true,
  });
}

/** The scripts and styles of a page and the data of its server loaders, except those this document already has. */
export function filesOf(router: KnownPages, page: string): string[] {
  const matches = matchRoutes(router.routes, page) ?? [];
  const idOf = ({ route }: RouteMatch) => route.id ?? '';
  const ids = matches.map(idOf);
  const scripts = ids.flatMap((id) => {
    const known = pageOf(id);
    return known && id !== 'root' ? scriptsOf(known) : [];
  });
  // The list has only stylesheets that the document lacks (`forgetWrittenStyles`).
  const styles = ids.flatMap((id) => pageOf(id)?.css ?? []);
  const data = dataOf(page, matches.filter((match) => needsData(router, page, match)).map(idOf));
  return [...new Set([...scripts, ...styles, ...(data ? [data] : [])])];
}
