import { use, useCallback, useEffect, useRef, useState } from 'react';
import { matchRoutes, PrefetchPageLinks, UNSAFE_DataRouterContext } from 'react-router';
import { stylesOf } from '../document/styles/page-styles';
import { intendedPage } from './intended-page';
import { requestFor, emptyQueue, release } from './load-queue';
import { learnPageScripts } from './page-scripts';

/** A pointer that only passes over a link does not count. */
const intentMs = 80;
/** A page that takes longer makes room for the next one. */
const patienceMs = 10_000;

interface PagePreloadProps {
  page: string;
  onDone: (page: string) => void;
}

/** Stylesheets a page needs that this document does not have. */
function usePageStyles(page: string): string[] {
  const routes = use(UNSAFE_DataRouterContext)?.router.routes ?? [];
  return (matchRoutes(routes, page) ?? []).flatMap(({ route }) => [...stylesOf(route.id ?? '')]);
}

/** The scripts and styles of a page and what its loader answers, as far as it has one and the browser does not ask by itself. */
function PagePreload({ page, onDone }: PagePreloadProps) {
  const links = useRef<HTMLSpanElement>(null);
  const styles = usePageStyles(page);
  const come = useRef(0);
  useEffect(() => {
    // The router knows no such page, or all of it is here.
    if (!links.current?.childElementCount) onDone(page);
    const timer = setTimeout(onDone, patienceMs, page);
    return () => clearTimeout(timer);
  }, [page, onDone]);
  const count = () => {
    come.current += 1;
    if (come.current >= (links.current?.childElementCount ?? 0)) onDone(page);
  };
  // Spread onto every link, as the router's documentation says; its types know attributes only.
  const events: object = { onLoad: count, onError: count };
  return (
    <span hidden ref={links}>
      <PrefetchPageLinks page={page} {...events} />
      {styles.map((address) => (
        <link key={address} rel="prefetch" as="style" href={address} {...events} />
      ))}
    </span>
  );
}

/**
 * Fetches a page while the visitor is about to open it: a pointer rests on its link, a finger touches it, or it has the
 * focus. One listener for all links; React Router's own `prefetch="intent"` knows no limit.
 */
export function PreloadPages() {
  const [queue, setQueue] = useState(emptyQueue);
  const done = useCallback((page: string) => setQueue((before) => release(before, page)), []);
  useEffect(() => {
    // Without them a page comes a little later. In development the list is whole.
    if (!import.meta.env.DEV) learnPageScripts().catch(() => undefined);
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onIntent({ target }: Event) {
      clearTimeout(timer);
      const page = intendedPage(target);
      if (page) timer = setTimeout(() => setQueue((before) => requestFor(before, page)), intentMs);
    }
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, []);
  return queue.loading.map((page) => <PagePreload key={page} page={page} onDone={done} />);
}
