/** The part used here of the router's list of pages in the document. */
export interface PageOfList {
  module: string;
  imports?: string[];
  css?: string[];
  hasLoader: boolean;
  hasClientLoader: boolean;
}

/** A file of a page failed to load. The status says why; 0 means no response. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';

  constructor(
    readonly address: string,
    readonly status: number,
  ) {
    super(`${address}: ${status}`);
  }
}

const come = new Set<string>();

/**
 * Brings a file into the browser's cache. A module is never imported before its files have loaded: a browser repeats a failed
 * import only after the page is reloaded.
 * @throws MissingFile
 */
export async function bringFile(address: string, options?: RequestInit): Promise<void> {
  if (come.has(address)) return;
  const status = await fetch(address, options)
    .then(
      // The cache stores only a body that was read to its end.
      (response) => response.arrayBuffer().then(() => response.status),
    )
    .catch(() => 0);
  if (status < 200 || status > 299) throw new MissingFile(address, status);
  come.add(address);
}

export function pageOf(route: string): PageOfList | undefined {
  const list = (globalThis as { __reactRouterManifest?: { routes: Record<string, PageOfList> } })
    .__reactRouterManifest;
  return list?.routes[route];
}

/** The route's own script and its known imports. */
export const scriptsOf = ({ module, imports = [] }: Pick<PageOfList, 'module' | 'imports'>) => [
  module,
  ...imports,
];

/** The address at which the router requests the data of these routes' server loaders; undefined when none has one. */
export function dataOf(page: string, routes: readonly string[]): string | undefined {
  const requested = routes.filter((route) => {
    const known = pageOf(route);
    return known?.hasLoader && !known.hasClientLoader;
  });
  if (requested.length === 0) return undefined;
  const url = new URL(page, window.location.origin);
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
  url.searchParams.set('_routes', requested.join(','));
  return url.pathname + url.search;
}
