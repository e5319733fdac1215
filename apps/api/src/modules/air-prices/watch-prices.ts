import type { Money } from '@karvon/money';
import type { AirCatalogue } from '../air-search/port';
import type { AppDeps } from '../../app-deps';
import type { ItineraryStore } from './itinerary-store';
import { sameTravellers, type Observation, type StoredSearch } from './observation';
import { presentPrice } from './present-price';
import type { PriceStore } from './price-store';

export interface PriceWatch {
  /**
   * The lowest price that the list of a search shows at first, without self-transfers, as the last search of these travellers
   * found it. A null total: nothing was sold. Undefined: nobody has searched lately.
   */
  lowest(search: StoredSearch): Promise<{ total: Money | null; observedAt: Date } | undefined>;
  /** Calls `heard` for every search whose prices are stored; `settled` waits for it. */
  whenStored(heard: (search: StoredSearch) => Promise<void>): void;
  /** Resolves when the prices of finished searches are stored and told. */
  settled(): Promise<void>;
}

interface WatchedMemory extends Pick<PriceWatch, 'settled'> {
  store: Pick<PriceStore, 'find'>;
  itineraries: Pick<ItineraryStore, 'find'>;
  /** Who hears of searches. */
  listeners: ((search: StoredSearch) => Promise<void>)[];
}

/** An older price is not shown in calendars either. */
const TOO_OLD_MS = 48 * 3_600_000;

export function createPriceWatch(
  { clock, edition }: Pick<AppDeps, 'clock' | 'edition'>,
  catalogue: Pick<AirCatalogue, 'totalOf'>,
  { store, itineraries, settled, listeners }: WatchedMemory,
): PriceWatch {
  /** What the last search of these travellers has found. */
  async function seenLast(search: StoredSearch): Promise<Observation | undefined> {
    const { out, back, travellers, onward, ...route } = search;
    if (onward.length > 0) {
      const seen = await itineraries.find(search);
      return seen && { out, back, travellers, source: 'search', ...seen };
    }
    const asShown = { ...route, direct: false, selfTransfers: false };
    const known = await store.find(asShown, [{ out, back }]);
    // What a supplier remembers is not what a list would show.
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
