import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { SearchObserver, SupplierPriceLine, SupplierSearch } from '../air-search/port';
import type { Observation, PriceRoute, StoredSearch, Trip } from './observation';
import type { PriceStore } from './price-store';

/** The trip of a search there, or there and back. Searches with several legs have no price of a trip. */
function tripOf({ legs }: SupplierSearch): Trip | undefined {
  const [out, back, ...more] = legs;
  if (!out || more.length > 0) return undefined;
  if (!back) return { out: out.date, back: null };
  const returns = back.origin === out.destination && back.destination === out.origin;
  return returns ? { out: out.date, back: back.date } : undefined;
}

const linesOf = (lines: SupplierPriceLine[] | null): Observation['lines'] =>
  lines?.map(({ passengerType, tariff, taxes }) => ({
    passengerType,
    tariff: tariff.amount,
    taxes: taxes.amount,
  })) ?? null;

interface ObserverDeps {
  store: PriceStore;
  clock: Clock;
  logger: Logger;
  /** Called when newer prices of a search are stored. */
  onStored: (search: StoredSearch) => Promise<void>;
}

/** Stores the lowest prices of each finished search: of all offers, of those on one ticket, of nonstop ones. */
export function createSearchObserver({ store, clock, logger, onStored }: ObserverDeps) {
  const writing = new Set<Promise<void>>();

  async function write(
    search: SupplierSearch,
    cheapest: Parameters<SearchObserver>[1],
  ): Promise<void> {
    const trip = tripOf(search);
    const [leg] = search.legs;
    if (!trip || !leg) return;
    const { travellers, cabin } = search;
    const seen = { ...trip, travellers, source: 'search', observedAt: clock.now() } as const;
    const route = { origin: leg.origin, destination: leg.destination, cabin };
    const keep = (
      lines: SupplierPriceLine[] | null,
      only: Pick<PriceRoute, 'direct' | 'selfTransfers'>,
    ) => store.keep({ ...route, ...only }, [{ ...seen, lines: linesOf(lines) }]);
    await keep(cheapest.any, { direct: false, selfTransfers: true });
    await keep(cheapest.oneTicket, { direct: false, selfTransfers: false });
    // Nonstop flights have no self-transfers.
    await keep(cheapest.direct, { direct: true, selfTransfers: true });
    await keep(cheapest.direct, { direct: true, selfTransfers: false });
    await onStored({ ...route, ...trip, travellers });
  }

  const observe: SearchObserver = (search, cheapest) => {
    const task = write(search, cheapest)
      .catch((error) => logger.warn({ err: error }, 'prices of a search were not kept'))
      .finally(() => writing.delete(task));
    writing.add(task);
  };
  /** Resolves when everything seen so far is stored. */
  const settled = async () => void (await Promise.all(writing));
  return { observe, settled };
}
