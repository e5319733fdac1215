import type { SupplyOffer } from '../fares/supply-offer';

/** Kilograms of CO₂ of one economy seat: for the climb, and for each kilometre. */
const climbKg = 20;
const perKm = 0.075;
/** A business seat takes the room of two. */
const seatsOf = { economy: 1, business: 2 };

/** The CO₂ of all passengers with a seat on all flights, in kilograms: the fuel that a modern jet burns for them. */
export function emissionsKg({ slices, passengers }: SupplyOffer): number {
  const seat = slices
    .flatMap(({ segments }) => segments)
    .reduce((sum, one) => sum + seatsOf[one.cabin] * (climbKg + one.distanceKm * perKm), 0);
  return Math.round(seat * (passengers.adult + passengers.child));
}
