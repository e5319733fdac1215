import type { Logger } from 'pino';
import type { Tally } from '@karvon/platform/parties/port';
import { readable } from '@karvon/supply/readable';
import type { LogoLearner } from '@karvon/air-supply/learn-logos';
import type {
  AirSupplier,
  SellersHeard,
  SupplierOffer,
  SupplierSearch,
} from '@karvon/air-supply/air-supplier';
import type { DuffelHttp } from '../wire/duffel-http';
import { readOffers, type Exchange } from './read-offers';
import { batchHeadSchema, batchSchema, offerSchema, type DuffelOffer } from '../wire/schemas';

/** Duffel leaves out airlines that need longer; shorter than our own search deadline. */
const AIRLINE_TIMEOUT_MS = 15_000;
const MAX_POLLS = 200;
/** A search knows no birth dates: children are 2 to 11, babies under 2. */
const CHILD_AGE = 10;
const BABY_AGE = 1;

function requestOf({ legs, travellers, cabin }: SupplierSearch) {
  const of = (count: number, passenger: object) => Array.from({ length: count }, () => passenger);
  return {
    slices: legs.map(({ origin, destination, date }) => ({
      origin,
      destination,
      departure_date: date,
    })),
    passengers: [
      ...of(travellers.adult, { type: 'adult' }),
      ...of(travellers.child, { age: CHILD_AGE }),
      ...of(travellers.baby, { age: BABY_AGE }),
    ],
    cabin_class: cabin.toLowerCase(),
    max_connections: 2,
  };
}

/** All airlines that an offer names. */
const carriersOf = ({ owner, slices }: DuffelOffer) => [
  owner,
  ...slices.flatMap(({ segments }) =>
    segments.flatMap((one) => [one.marketing_carrier, one.operating_carrier]),
  ),
];

/** A search in Duffel's batches: each response to the long poll has the offers since the one before. */
export function createDuffelSearch(
  http: DuffelHttp,
  exchange: Exchange,
  { logger, logos, tally }: { logger: Logger; logos: LogoLearner; tally: Tally },
): AirSupplier['search'] {
  function readBatch(offers: unknown[]): DuffelOffer[] {
    const read = readable(offerSchema, offers, tally);
    const lost = offers.length - read.length;
    if (lost > 0) logger.warn({ lost, of: offers.length }, 'offers of Duffel cannot be read');
    return read;
  }

  async function collect(
    { id, total }: { id: string; total: number },
    onBatch: (offers: SupplierOffer[], sellers: SellersHeard) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const seen = new Set<string>();
    let left = total;
    let failed = 0;
    try {
      for (let polls = 0; left > 0 && polls < MAX_POLLS; polls++) {
        const path = `/air/batch_offer_requests/${id}`;
        const batch = await http.get(path, batchSchema, { signal });
        const before = left;
        left = Math.min(left, batch.remaining_batches);
        const read = readBatch(batch.offers);
        // An unreadable batch counts as failed: otherwise the visitor would read that there are no flights.
        if (batch.offers.length > 0 && read.length === 0) failed += before - left;
        const fresh = read.filter((offer) => !seen.has(offer.id));
        for (const offer of fresh) seen.add(offer.id);
        for (const one of fresh.flatMap(carriersOf))
          if (one.logo_symbol_url) logos.learn(one.iata_code, one.logo_symbol_url);
        onBatch(readOffers(fresh, exchange, tally), {
          answered: total - left - failed,
          failed,
          total,
        });
      }
    } catch (error) {
      if (signal.aborted) return;
      logger.warn({ err: error, left, total }, 'a search at Duffel ended early');
    }
    if (left > 0) onBatch([], { answered: total - left - failed, failed: left + failed, total });
  }

  return async (request, onBatch, signal) => {
    if (signal.aborted) return;
    const path = `/air/batch_offer_requests?supplier_timeout=${AIRLINE_TIMEOUT_MS}`;
    const begun = await http
      .post(path, requestOf(request), batchHeadSchema, { signal })
      .catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
    if (!begun) return;
    const total = Math.max(begun.total_batches, begun.remaining_batches);
    if (total === 0) return onBatch([], { answered: 1, failed: 0, total: 1 });
    await collect({ id: begun.id, total }, onBatch, signal);
  };
}
