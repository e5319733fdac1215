/** Addresses of what a page needs. */
export interface PageFiles {
  /** Fonts of the page's language. */
  fonts: readonly string[];
  /** Every script but the entry. */
  files: readonly string[];
  /** The scripts that make the module of each route. */
  routes: Readonly<Record<string, readonly string[]>>;
  entry: string;
}

/**
 * Loads fonts and scripts of a page, and starts it. All files are imported at once, so that none waits for the one that imports
 * it; each in a task of its own, because a request takes a slow phone some milliseconds. The font faces stand in styles that apply
 * only without scripts; until the fonts load, fallback fonts of the device do. The fonts of a page's language load together,
 * because each new font causes a layout of the whole page.
 */
export async function loadPageFiles(
  page: PageFiles,
  load: (address: string) => Promise<object>,
): Promise<void> {
  const fonts = page.fonts.map(
    (href) =>
      new Promise((come) => {
        const link = document.createElement('link');
        const font = { rel: 'preload', as: 'font', crossOrigin: '', href };
        document.head.append(Object.assign(link, font, { onload: come, onerror: come }));
      }),
  );
  void Promise.all(fonts).then(() => {
    document.querySelector<HTMLStyleElement>('style[data-fonts]')!.media = 'all';
  });
  await Promise.all(
    page.files.map(async (file) => {
      await new Promise((run) => setTimeout(run));
      await load(file);
    }),
  );
  const modules: Record<string, object> = {};
  for (const [route, files] of Object.entries(page.routes)) {
    modules[route] = {};
    for (const file of files) Object.assign(modules[route], await load(file));
  }
  Object.assign(globalThis, { __reactRouterRouteModules: modules });
  void load(page.entry);
}
