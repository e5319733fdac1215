import { randomUUID } from 'node:crypto';
import type { Edition } from '@karvon/edition';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { withOffers, type CheapestFares, type SearchObserver } from './cheapest-fares';
import { presentOffer } from './present';
import { createSearchRun, type SearchRun } from './search-run';
import type { AirSupplier, SupplierSearch } from './suppliers/air-supplier';

export interface SearchRunsDeps {
  clock: Clock;
  logger: Logger;
  edition: Edition;
  config: Pick<Config, 'airSearch'>;
  supplier: AirSupplier;
  observe: SearchObserver;
}

const KEPT_MS = 30 * 60_000;
/** An equal search this young is shared: its prices are as good as new ones. */
const SHARED_MS = 5 * 60_000;
/** A run holds up to a megabyte. */
const MOST_RUNS = 200;

/** Every seller that was asked has answered. */
const isWhole = ({ sellers }: SearchRun) => sellers.answered === sellers.asked;

/** Searches in memory. After a restart they are gone, and a client starts its search again from its own address. */
export function createSearchRuns(deps: SearchRunsDeps) {
  const { clock, logger, edition, config, supplier, observe } = deps;
  const byId = new Map<string, SearchRun>();
  const bySearch = new Map<string, SearchRun>();
  const stopped = new AbortController();

  function forgetExpired(now: Date): void {
    const kept = new Set(bySearch.values());
    const spare = kept.size - MOST_RUNS;
    [...kept].forEach((run, index) => {
      if (run.expiresAt <= now || index < spare) kept.delete(run);
    });
    for (const map of [byId, bySearch]) {
      for (const [key, run] of map) if (!kept.has(run)) map.delete(key);
    }
  }

  async function carryOut(run: SearchRun, search: SupplierSearch): Promise<void> {
    const deadline = AbortSignal.timeout(config.airSearch.deadlineMs);
    const signal = AbortSignal.any([deadline, stopped.signal]);
    const late = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    let cheapest: CheapestFares = { any: null, oneTicket: null, direct: null };
    const asked = supplier.search(
      search,
      (offers, heard) => {
        cheapest = withOffers(cheapest, offers);
        run.addBatch(
          offers.map((offer) => ({
            offer: presentOffer(offer, edition),
            priority: offer.seller?.priority ?? 0,
          })),
          heard,
        );
      },
      signal,
    );
    try {
      // A seller that never answers must not keep the visitor waiting: what came is what there is.
      await Promise.race([asked, late]);
      // Of half the sellers the lowest price is not the lowest.
      if (!signal.aborted && isWhole(run)) observe(search, cheapest);
    } catch (error) {
      logger.warn({ err: error }, 'air search ended early');
    }
    asked.catch(() => undefined);
    run.complete();
    if (!isWhole(run) && !stopped.signal.aborted)
      logger.warn(
        { sellers: run.sellers, legs: search.legs },
        'not every seller answered a search',
      );
  }

  return {
    /** Starts a search, or joins an equal one that began a moment ago. */
    start(search: SupplierSearch): { id: string; run: SearchRun } {
      const now = clock.now();
      forgetExpired(now);
      const key = JSON.stringify(search);
      const equal = bySearch.get(key);
      const young = equal !== undefined && now.getTime() - equal.startedAt.getTime() < SHARED_MS;
      // Whoever asks again because a seller was silent gets another search.
      const fresh = young && (equal.status === 'searching' || isWhole(equal));
      const run = fresh ? equal : createSearchRun(now, new Date(now.getTime() + KEPT_MS));
      const id = randomUUID();
      byId.set(id, run);
      if (!fresh) {
        // Deleted first, so that the map stays in order of age.
        bySearch.delete(key);
        bySearch.set(key, run);
        // Its own turn: the answer with the id does not wait for the first seller.
        setImmediate(() => void carryOut(run, search));
      }
      return { id, run };
    },

    find(id: string): SearchRun | undefined {
      const run = byId.get(id);
      return run && run.expiresAt > clock.now() ? run : undefined;
    },

    /** Waits for news after `version`, a few seconds at most; ends at once when the server stops. */
    waitForNews(run: SearchRun, version: number, signal: AbortSignal): Promise<void> {
      const patience = AbortSignal.timeout(config.airSearch.pollMs);
      return run.news(version, AbortSignal.any([signal, patience, stopped.signal]));
    },

    stop(): void {
      stopped.abort();
    },
  };
}

export type SearchRuns = ReturnType<typeof createSearchRuns>;
