import { isSoldNow } from '@karvon/contract';
import type { SupplierHotelOffer } from './hotel-supplier';

/**
 * Selects from a list sorted by price the offers that somebody may want: each is the cheapest one with its meals, its
 * beds and a free cancellation for so long. A room that must be waited for never takes the place of one that is sold now.
 * The cheapest offer of all is the first.
 */
export function worthwhile(cheapestFirst: readonly SupplierHotelOffer[]): SupplierHotelOffer[] {
  const latest = new Map<string, string>();
  return cheapestFirst.filter((offer) => {
    const { meal, beds, cancellation } = offer;
    const any = `${meal} ${beds}`;
    const now = `${any} now`;
    // Local times of one hotel sort as texts.
    const freeUntil = cancellation.freeUntil ?? '';
    const before = latest.get(isSoldNow(offer) ? now : any);
    if (before !== undefined && freeUntil <= before) return false;
    if (isSoldNow(offer)) latest.set(now, freeUntil);
    if (freeUntil >= (latest.get(any) ?? '')) latest.set(any, freeUntil);
    return true;
  });
}
