import { daysBetween } from '@karvon/calendar';
import type { HotelOffer, Locale } from '@karvon/contract';
import { editions } from '@karvon/edition';
import { createHotelWorld } from '@karvon/sandbox-world';
import { agencyOffer } from '@karvon/hotel-supply/agency-offer';
import { convertHotelOffer } from '@karvon/hotel-sandbox';

/** A stay that is sold: the guests, the nights, the room and its terms. */
export interface SoldStay {
  arrivalDate: string;
  departureDate: string;
  nights: number;
  adults: number;
  childAges: number[];
  offer: HotelOffer;
}

type Trip = [
  edition: 'ru' | 'uz',
  city: string,
  arrivalDate: string,
  departureDate: string,
  adults: number,
  childAges: number[],
];

const trips: readonly Trip[] = [
  ['uz', 'TAS', '2026-12-10', '2026-12-13', 2, []],
  ['uz', 'SKD', '2026-11-21', '2026-11-23', 1, []],
  ['uz', 'BHK', '2026-12-18', '2026-12-21', 2, [0, 8]],
  ['uz', 'IST', '2026-12-24', '2027-01-03', 4, [12]],
  ['uz', 'MOW', '2026-12-30', '2027-01-02', 3, []],
  ['ru', 'MOW', '2026-12-04', '2026-12-06', 2, [5]],
  ['ru', 'LED', '2026-11-22', '2026-11-23', 1, []],
  ['ru', 'AER', '2027-02-10', '2027-02-24', 2, [3, 17]],
  ['ru', 'IST', '2026-12-10', '2026-12-14', 2, []],
  ['ru', 'TAS', '2026-12-10', '2026-12-12', 6, []],
];

/** Hotels of each trip, evenly over the city, and offers of each hotel, including the cheapest and the most expensive. */
const hotelsOfTrip = 7;
const offersOfHotel = 3;

/** A number of items of a list, evenly from its first to its last. */
const spread = <Item>(list: readonly Item[], count: number): Item[] =>
  list.length <= count
    ? [...list]
    : Array.from(
        { length: count },
        (_, index) => list[Math.round((index * (list.length - 1)) / (count - 1))]!,
      );

const world = createHotelWorld({ seed: 'karvon', now: new Date('2026-11-21T07:00:00Z') });

function staysOf(trip: Trip, index: number): SoldStay[] {
  const [editionId, city, arrivalDate, departureDate, adults, childAges] = trip;
  const edition = editions[editionId];
  const nights = daysBetween(arrivalDate, departureDate);
  const party = { adults, childAges };
  const stay = { arrival: arrivalDate, departure: departureDate, ...party };
  const asked = { ...stay, currency: edition.currency };
  const wanted = { freeSaleOnly: false, whereToPay: 'any' } as const;
  const lang: Locale = index % 2 === 0 ? 'ru' : 'uz';
  return spread(world.search(city, asked, wanted), hotelsOfTrip).flatMap(({ hotel }) =>
    spread(world.offers(hotel.code, asked), offersOfHotel).map((offer) => ({
      ...{ arrivalDate, departureDate, nights, adults, childAges },
      offer: agencyOffer(convertHotelOffer(hotel, offer, lang), edition, nights),
    })),
  );
}

/** Stays of the sandbox at the prices and terms that the API responds with. */
export const soldStays = (): { stays: SoldStay[] } => ({ stays: trips.flatMap(staysOf) });
