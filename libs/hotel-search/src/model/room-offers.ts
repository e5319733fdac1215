import { isSoldNow, leadingFirst, type HotelOffer, type HotelRoom } from '@karvon/contract';

/** A kind of room with its offers, the best first. */
export interface RoomOffers {
  room: HotelRoom;
  offers: readonly HotelOffer[];
}

/** Offers by room, the room with the first offer first. An offer without a described room is left out. */
export function roomOffers(
  rooms: readonly HotelRoom[],
  offers: readonly HotelOffer[],
): RoomOffers[] {
  const codes = [...new Set(offers.map(({ roomCode }) => roomCode))];
  return codes.flatMap((code) => {
    const room = rooms.find((one) => one.code === code);
    return room ? [{ room, offers: offers.filter(({ roomCode }) => roomCode === code) }] : [];
  });
}

/** What the hotel charges on arrival, if it is the same for all rooms; otherwise null. */
export function commonLevies(
  offers: readonly Pick<HotelOffer, 'paidAtHotel'>[],
): HotelOffer['paidAtHotel'] | null {
  const [first, ...others] = offers.map(({ paidAtHotel }) => paidAtHotel);
  if (!first) return null;
  const text = JSON.stringify(first);
  return others.every((levies) => JSON.stringify(levies) === text) ? first : null;
}

/** The offers sold now, and with `onRequest` the others after them; all where nothing is sold now. The best offer is the first. */
export function offersInSight(
  offers: readonly HotelOffer[],
  onRequest: boolean,
): readonly HotelOffer[] {
  const shown = onRequest || !offers.some(isSoldNow) ? offers : offers.filter(isSoldNow);
  return [...shown].sort(leadingFirst);
}

/** What a visitor asks of the offers of a hotel. */
export interface OfferWishes {
  /** With a meal in the price. */
  meal: boolean;
  /** Cancelled for nothing until some moment. */
  free: boolean;
}

export type OfferWish = keyof OfferWishes;

const tests: Record<OfferWish, (offer: Pick<HotelOffer, 'meal' | 'cancellation'>) => boolean> = {
  meal: ({ meal }) => meal !== 'none',
  free: ({ cancellation }) => cancellation.freeUntil !== null,
};

export const offerWishes = Object.keys(tests) as OfferWish[];

/** The wishes that some offers fulfil and others do not: only these are a choice. */
export const openWishes = (offers: readonly HotelOffer[]): OfferWish[] =>
  offerWishes.filter((wish) => offers.some(tests[wish]) && !offers.every(tests[wish]));

/** The offers that fulfil all wishes. */
export const wishedOffers = (offers: readonly HotelOffer[], wishes: OfferWishes): HotelOffer[] =>
  offers.filter((offer) => offerWishes.every((wish) => !wishes[wish] || tests[wish](offer)));

/** What stands open, and what folds: never a single one. */
function fold<Item>(items: readonly Item[], inSight: number): [open: Item[], folded: Item[]] {
  const open = items.length > inSight + 1 ? inSight : items.length;
  return [items.slice(0, open), items.slice(open)];
}

/** The offers of a room that stand open, and those that fold. */
export const foldOffers = <Offer>(offers: readonly Offer[]) => fold(offers, 2);

/** The rooms of a hotel that stand open on a phone, and those that fold. */
export const foldRooms = <Room>(rooms: readonly Room[]) => fold(rooms, 3);
