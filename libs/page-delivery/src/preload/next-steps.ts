import { bringFile, pageOf, scriptsOf, type PageOfList } from './page-files';
import type { PageRouter } from './router-of-page';

/** Ids of routes: the page that most visitors open after this one. */
export type NextSteps = Readonly<Record<string, string>>;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
};

/** The page of the router's state, once it is shown; undefined while another one is opened. */
const shown = ({ navigation, matches }: PageRouter['state']): string | undefined =>
  navigation.location ? undefined : matches.at(-1)?.route.id;

/** What this needs of the module of a page: `export const handle = { ahead: loadForm }`. */
interface PageModule {
  handle?: { ahead?: () => Promise<unknown> };
}

const load = (address: string): Promise<PageModule> => import(/* @vite-ignore */ address);

/** A file that fails is requested again when the page is opened; a module is not imported before its files have come. */
async function bringCode({ module, imports, css = [] }: PageOfList): Promise<void> {
  const files = [...scriptsOf({ module, imports }), ...css];
  await Promise.all(files.map((address) => bringFile(address, { priority: 'low' })));
  await (await load(module)).handle?.ahead?.();
}

/**
 * Brings the code of the next step into the browser's cache while the visitor reads the open page, and what it loads later but
 * needs at once (`ahead`). Its data are not requested: nobody knows which link will be clicked.
 * @returns a function that stops it
 */
export function bringNextSteps(router: PageRouter, steps: NextSteps): () => void {
  let open: string | undefined;

  function follow(state: PageRouter['state']): void {
    const page = shown(state);
    if (!page || page === open) return;
    open = page;
    const next = pageOf(steps[page] ?? '');
    if (next) whenIdle(() => void bringCode(next).catch(() => undefined));
  }

  follow(router.state);
  return router.subscribe(follow);
}
