import type { ReloadGuard } from './reload-guard';

interface StalePagesOptions {
  guard: ReloadGuard;
  /** Path and query of the page being opened; undefined when none is. */
  destination: () => string | undefined;
  /** Called when a page file is missing and a reload is not allowed now: the reload should be offered instead. */
  onRefused: () => void;
  load?: (path: string) => void;
}

/**
 * React Router calls `location.reload()` at once, every time a page file is missing. This replaces it: the wanted page
 * is loaded in full, at most once in ten seconds, and never over a half-filled form. Browsers without the Navigation
 * API keep the router's behaviour.
 * @returns a function that stops it
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
    // Ignores the visitor's own reload, and a reload while no page is being opened.
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !wanted)
      return;
    event.preventDefault();
    if (guard.take(wanted.split(/[?#]/)[0] ?? wanted)) load(wanted);
    else onRefused();
  }
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
