import type { SupplyOffer } from '@karvon/sandbox-world';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { instantOf } from './convert-offer';
import type { FlightWorlds } from './flight-worlds';
import type { OrderBook } from './order-book';
import { LAST_MINUTES } from './search-world';

/** By how many per cent the price of an offer was raised. */
export interface Raised {
  percent: number | undefined;
}

/** @param raised read from the database if left out */
export type PriceNow = (offerId: string, raised?: Raised) => Promise<SupplyOffer>;

/** An offer at its present price. Throws problem offer-expired or sold-out. */
export function createPriceNow(worlds: FlightWorlds, book: OrderBook, clock: Clock): PriceNow {
  return async (offerId, raised) => {
    const world = worlds.ofOffer(offerId);
    if (!world) throw problem('offer-expired');
    const percent = raised ? raised.percent : await book.raisedPercent(offerId);
    const response = world.reprice(offerId, percent);
    if (response.outcome === 'not-found') throw problem('offer-expired');
    if (response.outcome === 'sold-out') throw problem('sold-out');
    const departure = response.offer.slices[0]?.segments[0]?.departs;
    const tooLate = clock.now().getTime() + LAST_MINUTES * 60_000;
    if (!departure || instantOf(departure).getTime() < tooLate) throw problem('offer-expired');
    return response.offer;
  };
}
