import type { HotelOffer } from './hotel-offer';

type Availability = Pick<HotelOffer, 'availability'>;
type Priced = Pick<HotelOffer, 'availability' | 'total'>;

/** Whether the room is confirmed at once: neither on request nor on a waiting list. */
export const isSoldNow = ({ availability }: Availability): boolean => availability === 'free-sale';

/** The order of offers of one hotel: what is sold now stands before what must be waited for, each cheapest first. */
export const leadingFirst = (one: Priced, other: Priced): number =>
  Number(isSoldNow(other)) - Number(isSoldNow(one)) || one.total.amount - other.total.amount;

/**
 * The offer whose price stands for all of them: the cheapest that is sold now. Where none is, it is the cheapest of all;
 * whoever shows its price says that the room must be waited for.
 */
export const leadingOffer = <Offer extends Priced>(offers: readonly Offer[]): Offer | null =>
  [...offers].sort(leadingFirst)[0] ?? null;

/** Whether a list sells it without a further wish: it is confirmed at once and paid to us. Only such prices are kept and compared. */
export const isListed = (offer: Pick<HotelOffer, 'availability' | 'whereToPay'>): boolean =>
  isSoldNow(offer) && offer.whereToPay === 'now';

/** The offer whose price is kept and compared: the leading one of those that a list sells, or else of all. */
export const listedOffer = <Offer extends Priced & Pick<HotelOffer, 'whereToPay'>>(
  offers: readonly Offer[],
): Offer | null => leadingOffer(offers.filter(isListed)) ?? leadingOffer(offers);
