/**
 * The router's list of pages in the document, and the name of the file with the part that the build moved out of it
 * (`build/styles/write-styles.ts`).
 */
interface PageList {
  version: string;
  routes: Record<string, { imports?: string[] } | undefined>;
}
type PageScripts = Record<string, string[]>;

/** In the folder of the scripts' language, beside this script. */
const bring = async (version: string): Promise<{ scripts: PageScripts }> =>
  import(/* @vite-ignore */ `./scripts-${version}.js`);

/**
 * Adds the further scripts of each page to the router's list. The document omits this part of the list, because only preloading
 * needs it.
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
