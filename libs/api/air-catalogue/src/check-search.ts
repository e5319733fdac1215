import { addDays, dayInZone } from '@karvon/calendar';
import type { AirSearchRequest } from '@karvon/contract';
import {
  bookingHorizonDays,
  cityCodeOf,
  findPlace,
  routeBehaviour,
  type Place,
} from '@karvon/sandbox-world';
import { invalid } from '@karvon/platform/http/problem';
import type { SearchLeg, SupplierSearch } from '@karvon/air-supply/air-supplier';

/** Runs a search at the suppliers to its end, for price alerts. Throws problem validation-failed. */
export type SearchAgain = (request: AirSearchRequest) => Promise<void>;

/** Throws problem validation-failed for an unknown code. */
export function placeAt(path: string, code: string): Place {
  const place = findPlace(code);
  if (!place) throw invalid(path, 'unknown-place', 'no airport or city has this code');
  return place;
}

/** A day on which flights from a place are sold. Throws problem validation-failed. */
export function checkDay(path: string, day: string, origin: Place, now: Date): void {
  const today = dayInZone(now, origin.zone);
  if (day < today) throw invalid(path, 'past', `the day is over in ${origin.code}`);
  if (day > addDays(today, bookingHorizonDays)) {
    throw invalid(path, 'too-far', `flights are sold ${bookingHorizonDays} days ahead`);
  }
}

/**
 * Checks that origin and destination are known places of different cities. The suppliers' test routes within London and New York
 * may be searched. Throws problem validation-failed with the path of the wrong place.
 */
export function checkEnds(
  origin: string,
  destination: string,
  [originPath, destinationPath]: [string, string],
): { from: Place; to: Place } {
  const from = placeAt(originPath, origin);
  const to = placeAt(destinationPath, destination);
  const sameCity = cityCodeOf(from.code) === cityCodeOf(to.code);
  if (sameCity && !routeBehaviour(from.code, to.code))
    throw invalid(destinationPath, 'same-place', 'departure and arrival are in the same city');
  return { from, to };
}

/**
 * The request for suppliers: the places are known, and the days are on sale by the clock of the place of departure. Throws
 * problem validation-failed with the path of the field.
 */
export function checkSearch(request: AirSearchRequest, now: Date): SupplierSearch {
  const legs = request.route.flatMap((leg, index): SearchLeg[] => {
    const path = `route.${index}`;
    const { from, to } = checkEnds(leg.departure, leg.arrival, [
      `${path}.departure`,
      `${path}.arrival`,
    ]);
    checkDay(`${path}.departureDate`, leg.departureDate, from, now);
    const out = { origin: from.code, destination: to.code, date: leg.departureDate };
    if (leg.returnalDate === null) return [out];
    checkDay(`${path}.returnalDate`, leg.returnalDate, to, now);
    return [out, { origin: to.code, destination: from.code, date: leg.returnalDate }];
  });
  return { legs, travellers: request.travellers, cabin: request.ticketClass };
}
