import { bringFile, pageOf, scriptsOf } from './page-files';
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

/**
 * Brings the code of the next step into the browser's cache while the visitor reads the open page. Its data are not requested:
 * nobody knows which link will be clicked.
 * @returns a function that stops it
 */
export function bringNextSteps(router: PageRouter, steps: NextSteps): () => void {
  let open: string | undefined;

  function follow(state: PageRouter['state']): void {
    const page = shown(state);
    if (!page || page === open) return;
    open = page;
    const next = pageOf(steps[page] ?? '');
    if (!next) return;
    whenIdle(() => {
      for (const address of [...scriptsOf(next), ...(next.css ?? [])])
        // A file that fails is requested again when the page is opened.
        bringFile(address, { priority: 'low' }).catch(() => undefined);
    });
  }

  follow(router.state);
  return router.subscribe(follow);
}
