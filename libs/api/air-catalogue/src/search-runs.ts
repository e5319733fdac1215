import { randomUUID } from 'node:crypto';
import type { Clock } from '@karvon/platform/clock';
import { createCarryOut, isWhole, type CarryOutDeps } from './carry-out';
import { createRunMemory } from './run-memory';
import { createSearchRun, type SearchRun } from './search-run';
import type { Following } from './shared/follow-runs';
import { createRunWriter, type RunWriter } from './shared/run-writer';
import type { SearchLog } from './shared/search-log';
import type { SupplierSearch } from '@karvon/air-supply/air-supplier';

export interface SearchRunsDeps extends CarryOutDeps {
  clock: Clock;
  /** The log through which several processes see each other's searches; undefined with an embedded database. */
  shared?: { log: SearchLog; following: Following } | undefined;
}

const RETENTION_MS = 30 * 60_000;
/** For how long an equal search is shared: its prices are as good as new ones. */
const SHARED_MS = 5 * 60_000;

/**
 * Searches. Those of this process are in memory and also written to the log; those of other processes are read from the log.
 * When a search has expired, the client starts it again from its own address.
 */
export function createSearchRuns(deps: SearchRunsDeps) {
  const { clock, logger, config, shared } = deps;
  const memory = createRunMemory();
  const writers = new WeakMap<SearchRun, RunWriter>();
  const stopped = new AbortController();
  const carryOut = createCarryOut(deps, stopped.signal);

  async function mayBeJoined(run: SearchRun, now: Date): Promise<boolean> {
    if (now.getTime() - run.startedAt.getTime() >= SHARED_MS) return false;
    // A search that missed a seller is not shared, so that a repeated one requests all sellers again.
    if (run.status === 'complete' && !isWhole(run)) return false;
    // The next request may go to another process, which must know the run; a database crash loses its runs.
    return (
      !shared || (shared.following.since() <= run.startedAt && (await writers.get(run)!.begun))
    );
  }

  return {
    /** Starts a search, or joins an equal one that began a moment ago. */
    async start(search: SupplierSearch): Promise<SearchRun> {
      const now = clock.now();
      memory.forgetOld(now);
      const key = JSON.stringify(search);
      let equal = memory.findEqual(key);
      while (equal) {
        if (await mayBeJoined(equal, now)) return equal;
        const latest = memory.findEqual(key);
        // Another visitor may have started an equal search in the meantime: join it.
        if (latest === equal) break;
        equal = latest;
      }
      const expiresAt = new Date(now.getTime() + RETENTION_MS);
      const run = createSearchRun({ id: randomUUID(), startedAt: now, expiresAt });
      memory.add(key, run);
      if (shared) writers.set(run, createRunWriter(shared.log, run, logger));
      // Wait until the run is stored: the next request may go to another process.
      await writers.get(run)?.begun;
      // Suppliers are requested in a later turn: the response with the id does not wait for the first seller.
      setImmediate(() => void carryOut(run, search, writers.get(run)));
      return run;
    },

    /** @param version the version that the client has: this process may not know it yet */
    async find(id: string, version: number): Promise<SearchRun | undefined> {
      const own = memory.find(id);
      if (own) return own.expiresAt > clock.now() ? own : undefined;
      return shared?.following.find(id, version, stopped.signal);
    },

    /** Waits a few seconds for a newer version than `version`; ends at once when the server stops. */
    async waitForNews(
      run: SearchRun,
      version: number,
      /** Creates its signal on first access, which most requests never need. */
      request: Readonly<{ signal: AbortSignal }>,
    ): Promise<void> {
      if (run.hasNews(version)) return;
      const patience = AbortSignal.timeout(config.airSearch.pollMs);
      return run.news(version, AbortSignal.any([request.signal, patience, stopped.signal]));
    },

    async stop(): Promise<void> {
      stopped.abort();
      await Promise.all([...memory.runs()].map((run) => writers.get(run)?.written()));
      await shared?.following.close();
    },
  };
}

export type SearchRuns = ReturnType<typeof createSearchRuns>;
