import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { createLateWrites } from '@karvon/platform/db/late-writes';
import type { SearchObserver, SupplierPriceLine, SupplierSearch } from '@karvon/air-catalogue';
import type { ItineraryStore } from './itinerary-store';
import type { Observation, PriceRoute, StoredSearch } from './observation';
import type { PriceStore } from './price-store';

/** The key under which a search's prices are stored: one way, round trip, or several flights. */
function searchOf({ legs, travellers, cabin }: SupplierSearch): StoredSearch | undefined {
  const [first, ...later] = legs;
  if (!first) return undefined;
  const { origin, destination, date: out } = first;
  const search = { origin, destination, out, cabin, travellers };
  const [back] = later;
  const returns = later.length === 1 && back?.origin === destination && back.destination === origin;
  if (returns) return { ...search, back: back.date, onward: [] };
  const onward = later.map(({ date, ...ends }) => ({ ...ends, out: date }));
  return { ...search, back: null, onward };
}

const linesOf = (lines: SupplierPriceLine[] | null): Observation['lines'] =>
  lines?.map(({ passengerType, tariff, taxes }) => ({
    passengerType,
    tariff: tariff.amount,
    taxes: taxes.amount,
  })) ?? null;

interface ObserverDeps {
  store: PriceStore;
  itineraries: Pick<ItineraryStore, 'keep'>;
  clock: Clock;
  logger: Logger;
  /** Called when newer prices of a search are stored. */
  onStored: (search: StoredSearch) => Promise<void>;
}

/**
 * Stores the lowest prices of each finished search: of all offers, of those on one ticket, of nonstop ones; for journeys of
 * several flights only those on one ticket.
 */
export function createSearchObserver(deps: ObserverDeps) {
  const { store, itineraries, clock, logger, onStored } = deps;
  const { begin, settled } = createLateWrites(logger, 'prices of a search were not kept');

  async function write(
    search: SupplierSearch,
    cheapest: Parameters<SearchObserver>[1],
  ): Promise<void> {
    const stored = searchOf(search);
    if (!stored) return;
    const { onward, out, back, travellers, ...route } = stored;
    const observedAt = clock.now();
    if (onward.length > 0) {
      // Calendars do not show such journeys, so only the price that the list shows by default is stored.
      await itineraries.keep(stored, { lines: linesOf(cheapest.oneTicket), observedAt });
      await onStored(stored);
      return;
    }
    const seen = { out, back, travellers, source: 'search', observedAt } as const;
    const keep = (
      lines: SupplierPriceLine[] | null,
      only: Pick<PriceRoute, 'direct' | 'selfTransfers'>,
    ) => store.keep({ ...route, ...only }, [{ ...seen, lines: linesOf(lines) }]);
    await keep(cheapest.any, { direct: false, selfTransfers: true });
    await keep(cheapest.oneTicket, { direct: false, selfTransfers: false });
    // Nonstop flights have no self-transfers, so the price is stored for both filters.
    await keep(cheapest.direct, { direct: true, selfTransfers: true });
    await keep(cheapest.direct, { direct: true, selfTransfers: false });
    await onStored(stored);
  }

  const observe: SearchObserver = (search, cheapest) => begin(() => write(search, cheapest));
  return { observe, settled };
}
