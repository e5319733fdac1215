import type { SupplierHotelOffer } from './hotel-supplier';

/**
 * Selects offers with free cancellation from a list sorted by price: the cheapest, then the cheapest with a later
 * deadline, and so on.
 */
export function cancellableOf(cheapestFirst: readonly SupplierHotelOffer[]): SupplierHotelOffer[] {
  let latest = '';
  return cheapestFirst.filter(({ cancellation: { freeUntil } }) => {
    // Local times of one hotel sort as texts.
    if (freeUntil === null || freeUntil <= latest) return false;
    latest = freeUntil;
    return true;
  });
}
