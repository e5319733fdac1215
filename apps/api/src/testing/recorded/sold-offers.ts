import type { AirOfferDetail, Cabin, Dictionary } from '@karvon/contract';
import { editions } from '@karvon/edition';
import { createFlightWorld, type SupplySearch } from '@karvon/sandbox-world';
import { createDictionary, presentDetail } from '@karvon/air-catalogue/testing';
import { markLowerCabins } from '@karvon/air-supply/mark-lower-cabins';
import { convertPriced } from '@karvon/air-sandbox';

type Trip = [
  edition: 'ru' | 'uz',
  cabin: SupplySearch['cabin'],
  party: [adult: number, child: number, baby: number],
  route: string,
];

/** Trips that differ in carriers, stops, passengers and terms: 'MOW-IST' one way, 'MOW-IST-MOW' there and back. */
const trips: readonly Trip[] = [
  ['ru', 'economy', [1, 0, 0], 'MOW-LED'],
  ['ru', 'economy', [2, 1, 0], 'MOW-AER-MOW'],
  ['ru', 'economy', [1, 0, 0], 'MOW-IST-MOW'],
  ['ru', 'economy', [1, 1, 1], 'LED-DXB-LED'],
  ['ru', 'economy', [1, 0, 0], 'SVX-BKK'],
  ['ru', 'economy', [1, 0, 0], 'MOW-VVO-MOW'],
  ['ru', 'economy', [2, 0, 0], 'OVB-MOW-TAS-OVB'],
  ['ru', 'business', [1, 0, 0], 'MOW-IST'],
  ['ru', 'business', [2, 0, 0], 'MOW-IST-MOW'],
  ['ru', 'business', [1, 1, 0], 'KZN-DXB-KZN'],
  ['ru', 'economy', [1, 0, 0], 'DXB-AMS'],
  ['uz', 'economy', [1, 0, 0], 'TAS-MOW'],
  ['uz', 'economy', [2, 1, 1], 'TAS-IST-TAS'],
  ['uz', 'economy', [1, 0, 0], 'SKD-LED-SKD'],
  ['uz', 'economy', [1, 0, 0], 'TAS-SYD'],
  ['uz', 'economy', [3, 0, 0], 'TAS-NYC-TAS'],
  ['uz', 'economy', [1, 0, 0], 'BTS-MRU'],
  ['uz', 'business', [1, 0, 0], 'TAS-LON'],
  ['uz', 'business', [2, 1, 0], 'TAS-PAR-TAS'],
  ['uz', 'business', [1, 0, 0], 'SKD-NYC'],
  ['uz', 'economy', [1, 0, 0], 'MOK-USH'],
];

/** How many offers of each search are recorded; they are spread evenly over the list. */
const ofEachTrip = 10;
const today = '2026-11-21';
const world = createFlightWorld({ seed: 'karvon', today });
const cabins: Record<SupplySearch['cabin'], Cabin> = { economy: 'Economy', business: 'Business' };

function offersOf([editionId, cabin, [adult, child, baby], route]: Trip): AirOfferDetail[] {
  const edition = editions[editionId];
  const stops = route.split('-');
  const days = ['2026-12-14', '2026-12-21', '2026-12-28'];
  const found = world.searchItineraries({
    slices: stops
      .slice(1)
      .map((destination, leg) => ({ origin: stops[leg]!, destination, date: days[leg]! })),
    passengers: { adult, child, baby },
    cabin,
    currency: edition.currency,
  });
  const step = Math.max(1, found.length / ofEachTrip);
  const dictionary = createDictionary(() => undefined);
  return found
    .filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
    .map((offer) => {
      const priced = convertPriced(offer, offer.id, new Date('2026-11-21T10:00:00.000Z'));
      const slices = priced.slices.map((slice) => markLowerCabins(slice, cabins[cabin]));
      return presentDetail({ ...priced, slices }, edition, { lang: 'ru', dictionary });
    });
}

const namesOf = (offers: readonly AirOfferDetail[], kind: keyof Dictionary) =>
  Object.fromEntries(offers.flatMap(({ dictionary }) => Object.entries(dictionary[kind])));

/** Offers of the sandbox as the API responds with them; names that they share are listed once. */
export function soldOffers() {
  const offers = trips.flatMap(offersOf);
  return {
    dictionary: { carriers: namesOf(offers, 'carriers'), airports: namesOf(offers, 'airports') },
    offers: offers.map(({ dictionary: _, ...offer }) => offer),
  };
}
