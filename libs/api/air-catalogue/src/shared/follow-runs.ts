import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { logFailure } from '@karvon/platform/db/outage';
import { createSearchRun, type RunLife, type SearchRun } from '../search-run';
import { listen } from './listen';
import { newsChannel, type SearchLog } from './search-log';
import { applyNews } from './search-news';

export interface FollowingDeps {
  clock: Clock;
  logger: Pick<Logger, 'debug' | 'warn'>;
  log: SearchLog;
  url: string;
  /** After how long without news the process of a run is taken to be dead. */
  deadlineMs: number;
}

/** How long news of another process may take to arrive here; later news is lost. */
const arrivalMs = 2_000;
/** How many runs are followed; others are read again on request. */
const maxFollowed = 200;

interface Followed {
  run: SearchRun;
  /** Reads run one after another, because news has an order. */
  reading: Promise<void>;
}

/** Runs that other processes carry out, read from the database and kept up to date by its notifications. */
export function createFollowing({ clock, logger, log, url, deadlineMs }: FollowingDeps) {
  const followed = new Map<string, Followed>();
  let since = new Date(0);

  function read(id: string): Promise<void> {
    const one = followed.get(id);
    if (!one || one.run.status === 'complete') return Promise.resolve();
    one.reading = one.reading
      .then(async () => applyNews(one.run, await log.since(id, one.run.version)))
      .catch((error: unknown) => logFailure(logger, error, 'news of a search was not read'));
    return one.reading;
  }

  const listening = listen({
    url,
    channel: newsChannel,
    onMessage: (id) => void read(id),
    onReconnect() {
      since = clock.now();
      for (const id of followed.keys()) void read(id);
    },
  });

  function follow(life: RunLife): Followed {
    const { id } = life;
    const known = followed.get(id);
    if (known) return known;
    const one = { run: createSearchRun(life), reading: Promise.resolve() };
    // The run is registered before it is read, so news that comes during the read is read afterwards.
    followed.set(id, one);
    if (followed.size > maxFollowed) followed.delete(followed.keys().next().value!);
    setTimeout(() => one.run.complete(), deadlineMs).unref();
    return one;
  }

  return {
    /**
     * The start of the present database connection. The database may have crashed before it, which empties its tables of
     * searches.
     */
    since: () => since,

    /** @param version the version that the client got from another process: this process may not have it yet */
    async find(
      searchId: string,
      version: number,
      signal: AbortSignal,
    ): Promise<SearchRun | undefined> {
      const known = followed.get(searchId)?.run;
      if (known?.status === 'complete' && known.expiresAt > clock.now()) return known;
      await listening.ready;
      const stored = await log.find(searchId, clock.now());
      if (!stored) return undefined;
      const { run } = follow(stored);
      await read(stored.id);
      const patience = AbortSignal.any([AbortSignal.timeout(arrivalMs), signal]);
      while (run.status === 'searching' && run.version < version && !patience.aborted)
        await run.news(run.version, patience);
      return run;
    },
    close: () => listening.close(),
  };
}

export type Following = ReturnType<typeof createFollowing>;
