import { addDays, dayInZone } from '@karvon/calendar';
import type { HotelGuests, HotelLocation } from '@karvon/contract';
import { invalid } from '@karvon/platform/http/problem';
import type { SupplierStay, WantedOffers } from '@karvon/hotel-supply/hotel-supplier';

interface RequestedStay {
  ArrivalDate: string;
  DepartureDate: string;
  Guests: HotelGuests;
}

/**
 * Checks that the stay can be requested from the supplier.
 * @throws problem validation-failed for days that are in the past or too far ahead
 */
export function checkStay(
  requested: RequestedStay,
  { timeZone, name }: Pick<HotelLocation, 'timeZone' | 'name'>,
  { now, horizonDays }: { now: Date; horizonDays: number },
): SupplierStay {
  const today = dayInZone(now, timeZone);
  if (requested.ArrivalDate < today)
    throw invalid('ArrivalDate', 'past', `the day is over in ${name}`);
  if (requested.DepartureDate > addDays(today, horizonDays))
    throw invalid('DepartureDate', 'too-far', `rooms are sold ${horizonDays} days ahead`);
  const { NumberOfAdults, MinorAgeList } = requested.Guests;
  return {
    arrival: requested.ArrivalDate,
    departure: requested.DepartureDate,
    adults: NumberOfAdults,
    childAges: MinorAgeList,
  };
}

/**
 * Codes of the supplier's dictionary. Its documentation says only that 3 is payment to the agency; 1 (anywhere) and 2
 * (at the hotel) are our assumption.
 */
export const whereToPay: Record<1 | 2 | 3, WantedOffers['whereToPay']> = {
  1: 'any',
  2: 'at-hotel',
  3: 'now',
};
