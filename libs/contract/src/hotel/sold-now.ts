import type { HotelOffer } from './hotel-offer';

type Availability = Pick<HotelOffer, 'availability'>;
type Priced = Pick<HotelOffer, 'availability' | 'total'>;

/** Whether the room is confirmed at once: neither on request nor on a waiting list. */
export const isSoldNow = ({ availability }: Availability): boolean => availability === 'free-sale';

/** Sorts the offers of one hotel: those sold now before those that must be waited for, each group cheapest first. */
export const leadingFirst = (one: Priced, other: Priced): number =>
  Number(isSoldNow(other)) - Number(isSoldNow(one)) || one.total.amount - other.total.amount;

/**
 * The offer whose price represents the hotel: the cheapest that is sold now. Without one, it is the cheapest of all, and its
 * price needs the note that the room must be waited for.
 */
export const leadingOffer = <Offer extends Priced>(offers: readonly Offer[]): Offer | null =>
  [...offers].sort(leadingFirst)[0] ?? null;

/** Whether a list shows an offer by default: it is confirmed at once and paid to us. Only such prices are stored and compared. */
export const isListed = (offer: Pick<HotelOffer, 'availability' | 'whereToPay'>): boolean =>
  isSoldNow(offer) && offer.whereToPay === 'now';

/** The offer whose price is stored and compared: the leading one of those that a list shows by default, or else of all. */
export const listedOffer = <Offer extends Priced & Pick<HotelOffer, 'whereToPay'>>(
  offers: readonly Offer[],
): Offer | null => leadingOffer(offers.filter(isListed)) ?? leadingOffer(offers);
