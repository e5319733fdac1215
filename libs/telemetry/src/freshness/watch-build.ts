export interface WatchBuildOptions {
  /** The build of this page. */
  build: string;
  /** Returns the server's current build. */
  fetchLatest: () => Promise<string>;
  everyMs: number;
  onNew: () => void;
}

/** The first check, about a second after the page has loaded. */
const firstMs = 1_000;
/** Spreads the checks of tabs that were opened at the same time. */
const jitter = 0.2;

/** Requests the server's current build; the timestamp bypasses caches. */
export async function fetchLatestBuild(): Promise<string> {
  const response = await fetch(`/latest-build?t=${Date.now()}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`latest-build: ${response.status}`);
  return (await response.text()).trim();
}

/**
 * Checks at intervals whether the server has a newer build, and reports it once. A hidden tab does not check until it
 * is visible again.
 * @returns a function that stops it
 */
export function watchBuild({ build, fetchLatest, everyMs, onNew }: WatchBuildOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let stopped = false;

  function plan(ms: number): void {
    clearTimeout(timer);
    dueAt = Date.now() + ms;
    timer = setTimeout(() => void look(), ms);
  }

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    // An unreachable server is not a new build.
    const latest = await fetchLatest().catch(() => build);
    if (stopped) return;
    if (latest === build || latest === '') {
      plan(everyMs * (1 + jitter * (2 * Math.random() - 1)));
      return;
    }
    stop();
    onNew();
  }

  function onVisible(): void {
    if (document.visibilityState === 'visible' && Date.now() >= dueAt) void look();
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  }

  document.addEventListener('visibilitychange', onVisible);
  plan(firstMs);
  return stop;
}
