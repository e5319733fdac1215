import type { HotelOffer } from '@karvon/contract';

/** All that an offer gives to and requires from a guest, except its price and its cancellation terms. */
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
 * Drops an offer if a cheaper one gives the same and never costs more to cancel. A law may remove the difference
 * between two tariffs: where every room can be cancelled, the tariff without cancellation is the same room for less.
 */
export function distinctOffers(cheapestFirst: readonly HotelOffer[]): HotelOffer[] {
  return cheapestFirst.filter(
    (offer, index) =>
      !cheapestFirst
        .slice(0, index)
        .some((cheaper) => sameThing(cheaper, offer) && cancelsAsWell(cheaper, offer)),
  );
}
