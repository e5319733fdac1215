import { isSoldNow, type HotelOffer } from '@karvon/contract';

type Choice = Pick<HotelOffer, 'meal' | 'beds' | 'cancellation' | 'availability' | 'whereToPay'>;

/**
 * Selects from a list sorted by price the offers that somebody may want: each is the cheapest one with its meals, its
 * beds and a free cancellation for so long. A room that must be waited for never takes the place of one that is sold now.
 * The cheapest offer of all is the first.
 * @param places prices of a supplier are compared `apart` for each place where they are paid, because only some of them get our fees
 */
export function worthwhile<Offer extends Choice>(
  cheapestFirst: readonly Offer[],
  places: 'apart' | 'anywhere' = 'apart',
): Offer[] {
  const latest = new Map<string, string>();
  return cheapestFirst.filter((offer) => {
    const { meal, beds, cancellation, whereToPay } = offer;
    const any = `${meal} ${beds} ${places === 'apart' ? whereToPay : ''}`;
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
