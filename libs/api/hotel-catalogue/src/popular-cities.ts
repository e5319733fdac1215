import { addDays, dayInZone } from '@karvon/calendar';
import {
  hotelSearchRequestSchema,
  type HotelLocation,
  type Locale,
  type PopularHotelCity,
} from '@karvon/contract';
import type { Clock } from '@karvon/platform/clock';
import { ProblemError } from '@karvon/platform/http/problem';
import type { HotelAtlas } from './where/find-locations';
import type { createHotelSearch } from './search-hotels';

const MAX_SHOWN = 8;
/** Soon enough to interest visitors, and far enough ahead that rooms are still free. */
const DAYS_AHEAD = 14;

interface PopularCitiesDeps {
  atlas: HotelAtlas;
  search: ReturnType<typeof createHotelSearch>;
  clock: Clock;
}

/** Popular cities, each with the lowest price in its list of hotels. */
export function createPopularCities({ atlas, search, clock }: PopularCitiesDeps) {
  /** @returns undefined when the supplier does not answer */
  async function cheapestOf(city: string, days: { arrival: string; departure: string }) {
    const request = hotelSearchRequestSchema.parse({
      City: city,
      ArrivalDate: days.arrival,
      DepartureDate: days.departure,
      Guests: { NumberOfAdults: 2, NumberOfMinors: 0, MinorAgeList: [] },
    });
    try {
      const { hotels } = await search(request);
      const prices = hotels.map(({ offer }) => offer.total);
      return prices.reduce<(typeof prices)[number] | null>(
        (least, one) => (least && least.amount <= one.amount ? least : one),
        null,
      );
    } catch (error) {
      if (error instanceof ProblemError) return undefined;
      throw error;
    }
  }

  return async function popularCities(
    lang: Locale,
  ): Promise<{ cities: PopularHotelCity[]; complete: boolean }> {
    const places = (await atlas.search({ Name: '', Language: lang })).slice(0, MAX_SHOWN);
    let complete = true;
    const priced = async (location: HotelLocation): Promise<PopularHotelCity> => {
      const arrival = addDays(dayInZone(clock.now(), location.timeZone), DAYS_AHEAD);
      const departure = addDays(arrival, 1);
      const price = await cheapestOf(location.code, { arrival, departure });
      complete &&= price !== undefined;
      return {
        location,
        arrivalDate: arrival,
        departureDate: departure,
        perNight: price ?? null,
      };
    };
    return { cities: await Promise.all(places.map(priced)), complete };
  };
}
