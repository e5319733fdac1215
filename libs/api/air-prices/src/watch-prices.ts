import type { Money } from '@karvon/money';
import type { AirCatalogue } from '@karvon/air-catalogue';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { ItineraryStore } from './itinerary-store';
import { sameTravellers, type Observation, type StoredSearch } from './observation';
import { presentPrice } from './present-price';
import type { PriceStore } from './price-store';

export interface PriceWatch {
  /**
   * The lowest price that a search's list shows by default, without self-transfers, found by the last search of these travellers.
   * A null total: no seats were sold. Undefined: nobody has searched lately.
   */
  lowest(search: StoredSearch): Promise<{ total: Money | null; observedAt: Date } | undefined>;
  /** Calls `heard` for every search whose prices are stored; `settled` waits for it. */
  whenStored(heard: (search: StoredSearch) => Promise<void>): void;
  /** Resolves when the prices of finished searches are stored and listeners are notified. */
  settled(): Promise<void>;
}

interface WatchedMemory extends Pick<PriceWatch, 'settled'> {
  store: Pick<PriceStore, 'find'>;
  itineraries: Pick<ItineraryStore, 'find'>;
  /** Called for each search whose prices are stored. */
  listeners: ((search: StoredSearch) => Promise<void>)[];
}

/** An older price is ignored, as in calendars. */
const TOO_OLD_MS = 48 * 3_600_000;

export function createPriceWatch(
  { clock, edition }: Pick<AppDeps, 'clock' | 'edition'>,
  catalogue: Pick<AirCatalogue, 'totalOf'>,
  { store, itineraries, settled, listeners }: WatchedMemory,
): PriceWatch {
  /** The prices that the last search of these travellers found. */
  async function seenLast(search: StoredSearch): Promise<Observation | undefined> {
    const { out, back, travellers, onward, ...route } = search;
    if (onward.length > 0) {
      const seen = await itineraries.find(search);
      return seen && { out, back, travellers, source: 'search', ...seen };
    }
    const asShown = { ...route, direct: false, selfTransfers: false };
    const known = await store.find(asShown, [{ out, back }]);
    // A supplier's remembered price may differ from the list, so it does not count.
    return known.find(
      (one) => one.source === 'search' && sameTravellers(one.travellers, travellers),
    );
  }

  return {
    settled,
    whenStored: (heard) => void listeners.push(heard),
    async lowest(search) {
      const now = clock.now();
      const seen = await seenLast(search);
      if (!seen || now.getTime() - seen.observedAt.getTime() > TOO_OLD_MS) return undefined;
      const pricing = { catalogue, currency: edition.currency, now };
      const price = presentPrice(seen, search.travellers, pricing);
      return { total: price?.total ?? null, observedAt: seen.observedAt };
    },
  };
}
