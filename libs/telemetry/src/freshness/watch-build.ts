export interface WatchBuildOptions {
  /** The build this page came from. */
  build: string;
  /** Names the build the server has now. */
  fetchLatest: () => Promise<string>;
  everyMs: number;
  onNew: () => void;
}

/** The first look, about a second after the page has come. */
const firstMs = 1_000;
/** Tabs opened together must not ask together for ever. */
const jitter = 0.2;

/** Where the server names its build; the timestamp keeps every cache out of it. */
export async function fetchLatestBuild(): Promise<string> {
  const answer = await fetch(`/latest-build?t=${Date.now()}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`latest-build: ${answer.status}`);
  return (await answer.text()).trim();
}

/**
 * Looks now and then whether the server has a newer build, and says so once. A hidden tab rests, and looks when it is seen again.
 * @returns stops looking
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
    // A server that is away is not a new build.
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
