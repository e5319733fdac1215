import type { Money } from '@karvon/money';
import type { AirCatalogue } from '../air-search/port';
import type { AppDeps } from '../../app-deps';
import { sameTravellers, type StoredSearch } from './observation';
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
  /** Who hears of searches. */
  listeners: ((search: StoredSearch) => Promise<void>)[];
}

/** An older price is not shown in calendars either. */
const TOO_OLD_MS = 48 * 3_600_000;

export function createPriceWatch(
  { clock, edition }: Pick<AppDeps, 'clock' | 'edition'>,
  catalogue: Pick<AirCatalogue, 'totalOf'>,
  { store, settled, listeners }: WatchedMemory,
): PriceWatch {
  return {
    settled,
    whenStored: (heard) => void listeners.push(heard),
    async lowest({ out, back, travellers, ...route }) {
      const now = clock.now();
      const asShown = { ...route, direct: false, selfTransfers: false };
      const known = await store.find(asShown, [{ out, back }]);
      const seen = known.find(
        (one) =>
          // What a supplier remembers is not what a list would show.
          one.source === 'search' &&
          sameTravellers(one.travellers, travellers) &&
          now.getTime() - one.observedAt.getTime() <= TOO_OLD_MS,
      );
      if (!seen) return undefined;
      const pricing = { catalogue, currency: edition.currency, now };
      const price = presentPrice(seen, travellers, pricing);
      return { total: price?.total ?? null, observedAt: seen.observedAt };
    },
  };
}
