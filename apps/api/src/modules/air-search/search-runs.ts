import { randomUUID } from 'node:crypto';
import type { Edition } from '@karvon/edition';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { withOffers, type CheapestFares, type SearchObserver } from './cheapest-fares';
import { presentOffer } from './present';
import { createSearchRun, type SearchRun } from './search-run';
import type { Following } from './shared/follow-runs';
import { createRunWriter, type RunWriter } from './shared/run-writer';
import type { SearchLog } from './shared/search-log';
import { writeBatch } from './shared/search-news';
import type { AirSupplier, SupplierSearch } from './suppliers/air-supplier';

export interface SearchRunsDeps {
  clock: Clock;
  logger: Logger;
  edition: Edition;
  config: Pick<Config, 'airSearch'>;
  supplier: AirSupplier;
  observe: SearchObserver;
  /** The log by which several APIs see each other's searches; undefined with an embedded database. */
  shared?: { log: SearchLog; following: Following } | undefined;
}

const RETENTION_MS = 30 * 60_000;
/** An equal search that is not older is shared: its prices are as good as new ones. */
const SHARED_MS = 5 * 60_000;
/** How many runs are kept; each may take a megabyte. */
const MAX_RUNS = 200;

/** Every seller that was asked has answered. */
const isWhole = ({ sellers }: SearchRun) => sellers.answered === sellers.requested;

/** Keeps runs in order of age; drops expired ones, and the oldest when there are too many. */
function newestOf(runs: Iterable<SearchRun>, now: Date): Set<SearchRun> {
  const living = [...runs].filter(({ expiresAt }) => expiresAt > now);
  return new Set(living.slice(-MAX_RUNS));
}

/**
 * Searches. Those of this process are in memory and also written to the log; those of other processes are read from the log.
 * When a search has expired, the client starts it again from its own address.
 */
export function createSearchRuns(deps: SearchRunsDeps) {
  const { clock, logger, edition, config, supplier, observe, shared } = deps;
  const byId = new Map<string, SearchRun>();
  const bySearch = new Map<string, SearchRun>();
  const writers = new Map<SearchRun, RunWriter>();
  const stopped = new AbortController();

  function forgetExpired(now: Date): void {
    const living = newestOf(bySearch.values(), now);
    for (const map of [byId, bySearch]) {
      for (const [key, run] of map) if (!living.has(run)) map.delete(key);
    }
    for (const run of writers.keys()) if (!living.has(run)) writers.delete(run);
  }

  async function carryOut(run: SearchRun, search: SupplierSearch): Promise<void> {
    const writer = writers.get(run);
    const deadline = AbortSignal.timeout(config.airSearch.deadlineMs);
    const signal = AbortSignal.any([deadline, stopped.signal]);
    const late = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    let cheapest: CheapestFares = { any: null, oneTicket: null, direct: null };
    const requested = supplier.search(
      search,
      (offers, heard) => {
        cheapest = withOffers(cheapest, offers);
        const accepted = run.addBatch(
          offers.map((offer) => ({
            offer: presentOffer(offer, edition),
            priority: offer.seller?.priority ?? 0,
          })),
          heard,
        );
        if (run.status === 'searching') writer?.add(run.version, writeBatch(accepted, heard));
      },
      signal,
    );
    try {
      // The visitor does not wait for a seller that never answers: the search ends with the offers that came.
      await Promise.race([requested, late]);
      // If some sellers are missing, the lowest price may not be the lowest of all.
      if (!signal.aborted && isWhole(run)) observe(search, cheapest);
    } catch (error) {
      logger.warn({ err: error }, 'air search ended early');
    }
    requested.catch(() => undefined);
    run.complete();
    writer?.add(run.version, null);
    if (!isWhole(run) && !stopped.signal.aborted)
      logger.warn(
        { sellers: run.sellers, legs: search.legs },
        'not every seller answered a search',
      );
  }

  return {
    /** Starts a search, or joins an equal one that began a moment ago. */
    async start(search: SupplierSearch): Promise<{ id: string; run: SearchRun }> {
      const now = clock.now();
      forgetExpired(now);
      const key = JSON.stringify(search);
      const equal = bySearch.get(key);
      const young = equal !== undefined && now.getTime() - equal.startedAt.getTime() < SHARED_MS;
      // A repeated search after a silent seller is a new search.
      const fresh = young && (equal.status === 'searching' || isWhole(equal));
      const run = fresh ? equal : createSearchRun(now, new Date(now.getTime() + RETENTION_MS));
      const id = randomUUID();
      byId.set(id, run);
      if (!fresh) {
        // The key is deleted first, so that the map stays in order of age.
        bySearch.delete(key);
        bySearch.set(key, run);
        if (shared) writers.set(run, createRunWriter(shared.log, run, logger));
      }
      // The next request may go to another process.
      await writers.get(run)?.begin(id);
      // The search begins in a later turn: the response with the id does not wait for the first seller.
      if (!fresh) setImmediate(() => void carryOut(run, search));
      return { id, run };
    },

    /** @param version the version that the client has: this process may not know it yet */
    async find(id: string, version: number): Promise<SearchRun | undefined> {
      const own = byId.get(id);
      if (own) return own.expiresAt > clock.now() ? own : undefined;
      return shared?.following.find(id, version, stopped.signal);
    },

    /** Waits a few seconds for a newer version than `version`; ends at once when the server stops. */
    waitForNews(run: SearchRun, version: number, signal: AbortSignal): Promise<void> {
      const patience = AbortSignal.timeout(config.airSearch.pollMs);
      return run.news(version, AbortSignal.any([signal, patience, stopped.signal]));
    },

    async stop(): Promise<void> {
      stopped.abort();
      await Promise.all([...writers.values()].map((writer) => writer.written()));
      await shared?.following.close();
    },
  };
}

export type SearchRuns = ReturnType<typeof createSearchRuns>;
