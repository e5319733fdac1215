import { addDays, dayInZone } from '@karvon/calendar';
import type { HotelGuests, HotelLocation } from '@karvon/contract';
import { invalid } from '../../http/problem';
import type { SupplierStay, WantedOffers } from './suppliers/hotel-supplier';

interface AskedStay {
  ArrivalDate: string;
  DepartureDate: string;
  Guests: HotelGuests;
}

/** A stay the supplier can be asked for. Throws problem validation-failed for days the hotels no longer or not yet sell. */
export function checkStay(
  asked: AskedStay,
  { timeZone, name }: Pick<HotelLocation, 'timeZone' | 'name'>,
  { now, horizonDays }: { now: Date; horizonDays: number },
): SupplierStay {
  const today = dayInZone(now, timeZone);
  if (asked.ArrivalDate < today) throw invalid('ArrivalDate', 'past', `the day is over in ${name}`);
  if (asked.DepartureDate > addDays(today, horizonDays))
    throw invalid('DepartureDate', 'too-far', `rooms are sold ${horizonDays} days ahead`);
  const { NumberOfAdults, MinorAgeList } = asked.Guests;
  return {
    arrival: asked.ArrivalDate,
    departure: asked.DepartureDate,
    adults: NumberOfAdults,
    childAges: MinorAgeList,
  };
}

/** The supplier's dictionary: 3 is to the agency; that 1 is anywhere and 2 at the hotel is our reading of it. */
export const whereToPay: Record<1 | 2 | 3, WantedOffers['whereToPay']> = {
  1: 'any',
  2: 'at-hotel',
  3: 'now',
};
