import type { Edition } from '@karvon/edition';
import {
  routeBehaviour,
  type Cabin,
  type SupplyOffer,
  type SupplySearch,
} from '@karvon/sandbox-world';
import type { Clock } from '@karvon/platform/clock';
import type { AirSupplier, SupplierSearch } from '@karvon/air-supply/air-supplier';
import { convertOffer } from './convert-offer';
import type { FlightWorlds } from './flight-worlds';
import type { Pace } from '@karvon/platform/sandbox-pace';

export interface SearchWorldDeps {
  worlds: FlightWorlds;
  clock: Clock;
  pace: Pace;
  edition: Pick<Edition, 'currency'>;
}

/** Flights that depart sooner are not sold, because nobody can check in for them. */
export const LAST_MINUTES = 90;
const LONGEST_OFFER_ID = 600;
const SELLERS = 6;
const SLOW_SELLERS = 12;

/** A number in [0, 1) that depends on the text only. */
export function chance(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

interface Seller {
  offers: SupplyOffer[];
  /** The delay after the seller before. */
  waitMs: number;
}

/** Each carrier is sold by one of several sellers, which answer one after another. */
function sellersOf(offers: SupplyOffer[], route: string, slow: boolean): Seller[] {
  const count = slow ? SLOW_SELLERS : SELLERS;
  const sellers = Array.from({ length: count }, (_, i): Seller => {
    const waitMs = slow ? 1_500 : 250 + chance(`${route}:${i}`) * 900;
    return { offers: [], waitMs };
  });
  for (const offer of offers) {
    const seller = Math.floor(chance(offer.validatingCarrier) * count);
    sellers[seller]?.offers.push(offer);
  }
  return sellers;
}

export const worldsCabin = (cabin: SupplierSearch['cabin']) => cabin.toLowerCase() as Cabin;

/** 'YYYY-MM-DDTHH:mm' in UTC. */
export const earliestDeparture = (now: Date): string =>
  new Date(now.getTime() + LAST_MINUTES * 60_000).toISOString().slice(0, 16);

function inWorldsWords(
  { legs, travellers, cabin }: SupplierSearch,
  now: Date,
): Omit<SupplySearch, 'currency'> {
  return {
    slices: legs,
    passengers: travellers,
    cabin: worldsCabin(cabin),
    notBefore: earliestDeparture(now),
  };
}

/** The search of the port over the world, with the behaviours that magic routes provoke. */
export function createWorldSearch({
  worlds,
  clock,
  pace,
  edition,
}: SearchWorldDeps): AirSupplier['search'] {
  return async (request, onBatch, signal) => {
    const [first] = request.legs;
    if (!first) return;
    const behaviour = routeBehaviour(first.origin, first.destination);
    if (behaviour === 'time-out')
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    const found = worlds
      .from(first.origin)
      .searchItineraries({ ...inWorldsWords(request, clock.now()), currency: edition.currency })
      .filter((offer) => offer.id.length <= LONGEST_OFFER_ID);
    const sellers = sellersOf(
      found,
      `${first.origin}-${first.destination}`,
      behaviour === 'slow-batches',
    );
    // The first seller has the most offers, so that the route with failing sellers shows some.
    if (behaviour === 'failing-batch') sellers.sort((a, b) => b.offers.length - a.offers.length);
    const heard = { answered: 0, failed: 0, total: sellers.length };
    for (const [index, seller] of sellers.entries()) {
      await pace.wait(seller.waitMs, signal);
      if (signal.aborted) return;
      const failed = behaviour === 'failing-batch' && index > 0;
      heard[failed ? 'failed' : 'answered'] += 1;
      onBatch(failed ? [] : seller.offers.map(convertOffer), { ...heard });
    }
  };
}
