import type { SupplierHotelOffer } from './hotel-supplier';

/**
 * Of offers, the cheapest first, those that can still be cancelled for nothing: the cheapest, then the cheapest with a later
 * deadline, and so on.
 */
export function cancellableOf(cheapestFirst: readonly SupplierHotelOffer[]): SupplierHotelOffer[] {
  let latest = '';
  return cheapestFirst.filter(({ cancellation: { freeUntil } }) => {
    // Local times of one hotel come in the order of their texts.
    if (freeUntil === null || freeUntil <= latest) return false;
    latest = freeUntil;
    return true;
  });
}
