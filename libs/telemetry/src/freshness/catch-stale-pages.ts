import type { ReloadGuard } from './reload-guard';

interface StalePagesOptions {
  guard: ReloadGuard;
  /** Path and query the visitor is on the way to; undefined when he is on none. */
  destination: () => string | undefined;
  /** A page file is missing and the page may not be loaded anew now: stop waiting and offer it. */
  onRefused: () => void;
  load?: (path: string) => void;
}

/**
 * React Router answers a missing page file with `location.reload()`, at once and every time. Here that becomes: the page the
 * visitor wanted, loaded whole, at most once in ten seconds, and never over a half-filled form. Browsers without the
 * Navigation API keep the router's own behaviour.
 * @returns stops it
 */
export function catchStalePages({
  guard,
  destination,
  onRefused,
  load = (path) => window.location.assign(path),
}: StalePagesOptions): () => void {
  const { navigation } = window;
  if (!navigation) return () => undefined;
  function onNavigate(event: NavigateEvent): void {
    const wanted = destination();
    // A visitor's own reload, and one while nothing is on its way, are none of ours.
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !wanted)
      return;
    event.preventDefault();
    if (guard.take(wanted.split(/[?#]/)[0] ?? wanted)) load(wanted);
    else onRefused();
  }
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
