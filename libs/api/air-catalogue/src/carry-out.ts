import type { Edition } from '@karvon/edition';
import type { Logger } from 'pino';
import type { Config } from '@karvon/platform/config';
import { withOffers, type CheapestFares, type SearchObserver } from './cheapest-fares';
import { presentOffer } from './present';
import type { SearchRun } from './search-run';
import type { RunWriter } from './shared/run-writer';
import { writeBatch } from './shared/search-news';
import type { AirSupplier, SupplierSearch } from '@karvon/air-supply/air-supplier';

export interface CarryOutDeps {
  logger: Logger;
  edition: Edition;
  config: Pick<Config, 'airSearch'>;
  supplier: AirSupplier;
  observe: SearchObserver;
}

/** Every requested seller has answered. */
export const isWhole = ({ sellers }: SearchRun): boolean => sellers.answered === sellers.requested;

/**
 * Requests offers from the sellers and adds their responses to a run, until all have answered or the time is over.
 * @param stopped aborts when the server stops
 */
export function createCarryOut(deps: CarryOutDeps, stopped: AbortSignal) {
  const { logger, edition, config, supplier, observe } = deps;
  /** @param writer stores the run for other processes; undefined with a single process */
  return async function carryOut(
    run: SearchRun,
    search: SupplierSearch,
    writer: RunWriter | undefined,
  ): Promise<void> {
    const deadline = AbortSignal.timeout(config.airSearch.deadlineMs);
    const signal = AbortSignal.any([deadline, stopped]);
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
      // A seller that never answers does not hold up the visitor: the search ends with the offers so far.
      await Promise.race([requested, late]);
      // With sellers missing, the lowest price found may not be the lowest of all.
      if (!signal.aborted && isWhole(run)) observe(search, cheapest);
    } catch (error) {
      logger.warn({ err: error }, 'air search ended early');
    }
    requested.catch(() => undefined);
    run.complete();
    writer?.add(run.version, null);
    if (!isWhole(run) && !stopped.aborted)
      logger.warn(
        { sellers: run.sellers, legs: search.legs },
        'not every seller answered a search',
      );
  };
}
