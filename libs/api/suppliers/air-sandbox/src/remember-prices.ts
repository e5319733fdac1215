import { setImmediate as nextTurn } from 'node:timers/promises';
import { money } from '@karvon/money';
import type { FromPrice } from '@karvon/sandbox-world';
import { routeBehaviour } from '@karvon/sandbox-world';
import type { AirSupplier, SupplierPriceLine } from '@karvon/air-supply/air-supplier';
import { chance, earliestDeparture, worldsCabin, type SearchWorldDeps } from './search-world';

/** The maximum age of the prices that the sandbox remembers. */
const OLDEST_MS = 3 * 3_600_000;

function linesOf({ prices }: FromPrice, currency: SearchWorldDeps['edition']['currency']) {
  return prices.map(({ type, count, base, total }): SupplierPriceLine => ({
    passengerType: type,
    count,
    tariff: money(base, currency),
    taxes: money(total - base, currency),
  }));
}

/** The cached prices of the port: those that a search would find, each with an age of its own. */
export function createRememberedPrices({
  worlds,
  clock,
  edition: { currency },
}: Omit<SearchWorldDeps, 'pace'>): AirSupplier['cachedPrices'] {
  return async (
    { origin, destination, trips, travellers, cabin, directOnly, selfTransfers },
    signal,
  ) => {
    signal.throwIfAborted();
    if (routeBehaviour(origin, destination) === 'time-out')
      return new Promise((_, refuse) =>
        signal.addEventListener('abort', () => refuse(signal.reason as Error)),
      );
    const now = clock.now();
    const world = worlds.from(origin);
    const prices = [];
    for (const { out, back } of trips) {
      // One day takes milliseconds: other requests run in between.
      await nextTurn();
      if (signal.aborted) break;
      const price = world.fromPrice({
        origin,
        destination,
        date: out,
        returnDate: back ?? undefined,
        cabin: worldsCabin(cabin),
        currency,
        passengers: travellers,
        directOnly,
        selfTransfers,
        notBefore: earliestDeparture(now),
      });
      const age = chance(`${origin}${destination}${out}${back}`) * OLDEST_MS;
      const lines = price && linesOf(price, currency);
      prices.push({ out, back, lines, observedAt: new Date(now.getTime() - age) });
    }
    return prices;
  };
}
