import { addDays } from '@karvon/calendar';
import type { AirDirection, Locale, Place as ShownPlace } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { compareMoney } from '@karvon/money';
import { cityCodeOf, findPlace, type Place } from '@karvon/sandbox-world';
import { presentPlace } from '@karvon/places';
import { todayAt } from './check-query';
import type { PriceRoute, Trip } from './observation';
import { presentPrice, type Pricing } from './present-price';
import type { PriceLookup } from './price-lookup';

/** Three days ahead, so that not every price is a last-minute one. */
const FIRST_DAY = 3;
const DAYS = 28;
const MAX_SHOWN = 6;

interface DirectionsDeps {
  edition: Pick<Edition, 'directions' | 'homeCity'>;
  lookUp: PriceLookup;
}

function destinationsFrom(origin: Place, { directions, homeCity }: DirectionsDeps['edition']) {
  const here = cityCodeOf(origin.code);
  return [...directions, homeCity]
    .flatMap((code) => findPlace(code) ?? [])
    .filter((place) => cityCodeOf(place.code) !== here)
    .slice(0, MAX_SHOWN);
}

/**
 * Destinations from a place, each with the price of its cheapest day in the coming weeks; those without a known price are listed
 * separately.
 */
export function createDirections({ edition, lookUp }: DirectionsDeps) {
  return async function directionsFrom(
    origin: Place,
    {
      lang,
      pricing,
      requestSupplier: requestPrices,
    }: { lang: Locale; pricing: Pricing; requestSupplier: boolean },
  ): Promise<{ directions: AirDirection[]; unpriced: ShownPlace[]; complete: boolean }> {
    const first = addDays(todayAt(origin, pricing.now), FIRST_DAY);
    const trips = Array.from({ length: DAYS }, (_, index): Trip => ({
      out: addDays(first, index),
      back: null,
    }));
    const directions: AirDirection[] = [];
    const unpriced: ShownPlace[] = [];
    let complete = true;
    for (const place of destinationsFrom(origin, edition)) {
      const route: PriceRoute = {
        origin: origin.code,
        destination: place.code,
        cabin: 'Economy',
        direct: false,
        selfTransfers: false,
        travellers: { adult: 1, child: 0, baby: 0 },
      };
      const found = await lookUp(route, trips, { requestSupplier: requestPrices });
      complete &&= found.complete;
      const [best] = found.observations
        .flatMap((observation) => {
          const price = presentPrice(observation, route.travellers, pricing);
          return observation && price ? { out: observation.out, price } : [];
        })
        .sort((a, b) => compareMoney(a.price.total, b.price.total));
      const destination = presentPlace(place, lang);
      if (best) directions.push({ destination, ...best });
      else unpriced.push(destination);
    }
    return { directions, unpriced, complete };
  };
}
