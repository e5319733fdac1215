/** The router's list of pages as the document has it, and what the build has taken off it (`vite/write-styles.ts`). */
interface PageList {
  version: string;
  routes: Record<string, { imports?: string[] } | undefined>;
}
type PageScripts = Record<string, string[]>;

/** In the folder of the scripts' language, beside this one. */
const bring = async (version: string): Promise<{ scripts: PageScripts }> =>
  import(/* @vite-ignore */ `./scripts-${version}.js`);

/**
 * Adds to the router's list which scripts a page needs besides its own. The document does not carry this part of the
 * list, because it is needed only when pages are preloaded.
 */
export async function learnPageScripts(load = bring): Promise<void> {
  const list = (globalThis as { __reactRouterManifest?: PageList }).__reactRouterManifest;
  if (!list) return;
  const { scripts } = await load(list.version);
  for (const [route, imports] of Object.entries(scripts)) {
    const page = list.routes[route];
    if (page) page.imports = imports;
  }
}
