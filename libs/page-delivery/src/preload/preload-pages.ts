import { intendedPage } from './intended-page';
import { requestFor, emptyQueue, release, type LoadQueue } from './load-queue';
import { filesOf, type KnownPages } from './files-of-page';
import { bringFile } from './page-files';
import { bringNextSteps, type NextSteps } from './next-steps';
import { learnPageScripts } from './page-scripts';
import type { PageRouter } from './router-of-page';

/** Milliseconds of hovering; a pointer that only passes over a link does not count. */
const intentMs = 80;
/** A page that takes longer gives its place to the next one. */
const patienceMs = 10_000;

/** Loads the files into the browser's cache. A file that fails is requested again when the page is opened. */
async function bringPage(router: KnownPages, page: string): Promise<void> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patienceMs);
  // The server lets a browser cache data that were prefetched (`handleDataRequest`).
  const options = {
    signal: stop.signal,
    priority: 'low',
    headers: { purpose: 'prefetch' },
  } as const;
  await Promise.allSettled(filesOf(router, page).map((address) => bringFile(address, options)));
  clearTimeout(timer);
}

/**
 * Prefetches a page while the visitor is about to open it: a pointer rests on its link, a finger touches it, or it has the focus.
 * One listener serves all links; React Router's own `prefetch="intent"` has no limit, and imports what it prefetches. The code of the
 * next step is prefetched without a sign of the visitor.
 * @returns a function that stops it
 */
export function preloadPages(router: PageRouter, steps: NextSteps): () => void {
  let queue = emptyQueue;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: LoadQueue): void {
    const begun = next.loading.filter((page) => !queue.loading.includes(page));
    queue = next;
    for (const page of begun) void bringPage(router, page).then(() => change(release(queue, page)));
  }

  function onIntent({ target }: Event): void {
    clearTimeout(timer);
    const page = intendedPage(target);
    if (page) timer = setTimeout(() => change(requestFor(queue, page)), intentMs);
  }

  let stopped = false;
  let leaveSteps: (() => void) | undefined;
  // Without this list pages open a little later.
  learnPageScripts().then(
    () => {
      if (!stopped) leaveSteps = bringNextSteps(router, steps);
    },
    () => undefined,
  );
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  return () => {
    stopped = true;
    leaveSteps?.();
    clearTimeout(timer);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
