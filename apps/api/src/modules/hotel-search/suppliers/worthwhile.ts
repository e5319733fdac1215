import type { SupplierHotelOffer } from './hotel-supplier';

/**
 * Selects from a list sorted by price the offers that somebody may want: each is the cheapest one with its meals, its
 * beds and a free cancellation for so long. The cheapest offer of all is the first.
 */
export function worthwhile(cheapestFirst: readonly SupplierHotelOffer[]): SupplierHotelOffer[] {
  const latest = new Map<string, string>();
  return cheapestFirst.filter(({ meal, beds, cancellation }) => {
    const kind = `${meal} ${beds}`;
    const before = latest.get(kind);
    // Local times of one hotel sort as texts.
    const freeUntil = cancellation.freeUntil ?? '';
    if (before !== undefined && freeUntil <= before) return false;
    latest.set(kind, freeUntil);
    return true;
  });
}
