import type { HotelOffer } from '@karvon/contract';

/** All that a guest gets and owes but the price and what cancelling costs. */
const sameThing = (one: HotelOffer, other: HotelOffer): boolean =>
  one.roomCode === other.roomCode &&
  one.rooms === other.rooms &&
  one.meal === other.meal &&
  one.whereToPay === other.whereToPay &&
  one.availability === other.availability &&
  one.extraBeds === other.extraBeds;

/** Whether cancelling `cheaper` never costs more than cancelling `dearer`, whenever it is done. */
function cancelsAsWell(cheaper: HotelOffer, dearer: HotelOffer): boolean {
  const [a, b] = [cheaper.cancellation, dearer.cancellation];
  return (
    a.freeUntil === b.freeUntil &&
    a.steps.length === b.steps.length &&
    a.steps.every(({ from, penalty }, index) => {
      const step = b.steps[index];
      return step?.from === from && penalty.amount <= step.penalty.amount;
    })
  );
}

/**
 * Offers that differ in something else than the price. A law may take away what set two tariffs apart: where every room
 * can be cancelled, one that is cheaper because it cannot is the same room for less.
 */
export function distinctOffers(cheapestFirst: readonly HotelOffer[]): HotelOffer[] {
  return cheapestFirst.filter(
    (offer, index) =>
      !cheapestFirst
        .slice(0, index)
        .some((cheaper) => sameThing(cheaper, offer) && cancelsAsWell(cheaper, offer)),
  );
}
