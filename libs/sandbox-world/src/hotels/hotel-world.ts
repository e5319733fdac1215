import { isSoldNow } from '@karvon/contract';
import type { EpochMinute } from '../basics/moment';
import { objectsOf } from './city-objects';
import type { Hotel } from './hotel';
import { hotelBehaviour } from './hotel-behaviours';
import type { CityObject, HotelCity } from './hotel-city';
import { findHotelCity, hotelCities } from './hotel-cities';
import { readHotelOfferId, type HotelRecipe } from './hotel-offer-id';
import {
  candidatesOf,
  cityStay,
  offerOf,
  termsOf,
  type Asking,
  type Candidate,
  type CityStay,
} from './hotel-offers';
import { findHotel, hotelsOf } from './hotels';
import { bedsOf } from './room-types';
import type { Stay } from './stay';
import type { SupplyHotelOffer } from './supply-hotel-offer';

export interface HotelWorldOptions {
  /** Any text: another seed is another world. */
  readonly seed: string;
  /** The moment of the prices: deadlines and a hotel's "today" depend on it. */
  readonly now: Date;
  /** Whether rooms are sold in which children sleep without an adult. */
  readonly childrenAlone?: boolean;
}

/** An offer with the hotel and stay it was made for. */
export interface RecalledHotelOffer {
  readonly offer: SupplyHotelOffer;
  readonly hotel: Hotel;
  readonly city: HotelCity;
  readonly stay: Stay;
}

/** The wanted kind of offers. */
export interface WantedOffers {
  readonly freeSaleOnly: boolean;
  readonly whereToPay: 'now' | 'at-hotel' | 'any';
}

export interface FoundHotel {
  readonly hotel: Hotel;
  readonly offer: SupplyHotelOffer;
  /** More expensive offers: each is the cheapest with its meals, beds and length of free cancellation. */
  readonly alternatives: readonly SupplyHotelOffer[];
}

export interface HotelWorld {
  readonly cities: readonly HotelCity[];
  city(code: string): HotelCity | undefined;
  /** Centre, airports, stations, metro and sights of a city. */
  objects(cityCode: string): readonly CityObject[];
  hotel(code: string): Hotel | undefined;
  /** All hotels, those of popular cities first. */
  hotels(): Hotel[];
  /** Hotels of a city, each with its cheapest offer of the wanted kind; those without one are left out. */
  search(cityCode: string, stay: Stay, wanted: WantedOffers): FoundHotel[];
  /** Rooms and tariffs of one hotel, cheapest first; none for an unknown hotel or a day not on sale. */
  offers(hotelCode: string, stay: Stay): SupplyHotelOffer[];
  /** The offer at its original price, from its id alone. */
  offer(offerId: string): RecalledHotelOffer | undefined;
  /** The offer at today's price; `sold-out` when there is none. */
  reprice(offerId: string): RecalledHotelOffer | 'sold-out' | undefined;
}

const priceChangePercent = 7;

function counts(candidate: Candidate, wanted: WantedOffers): boolean {
  if (wanted.freeSaleOnly && !isSoldNow(candidate)) return false;
  return wanted.whereToPay === 'any' || candidate.rate.whereToPay === wanted.whereToPay;
}

/** A deterministic world of hotels: the same seed and moment give the same results in every process. */
export function createHotelWorld({
  seed,
  now,
  childrenAlone = false,
}: HotelWorldOptions): HotelWorld {
  const minute = Math.floor(now.getTime() / 60_000) as EpochMinute;
  const asking: Asking = { seed, now: minute, childrenAlone };

  function offersOf(hotel: Hotel, stay: Stay, raisePercent = 0): SupplyHotelOffer[] {
    const place = cityStay(findHotelCity(hotel.city)!, stay, asking.now);
    if (!place || hotelBehaviour(hotel.city) === 'no-offers') return [];
    return candidatesOf(asking, hotel, place, raisePercent).map((candidate) =>
      offerOf(asking, place, candidate),
    );
  }

  /** The cheapest of each place of payment, whose fees differ. Only the chosen ones are computed in full: a search looks at thousands. */
  function worthwhile(cheapestFirst: readonly Candidate[], place: CityStay): SupplyHotelOffer[] {
    const latest = new Map<string, string>();
    return cheapestFirst.flatMap((candidate) => {
      const any = `${candidate.rate.meal} ${bedsOf(candidate.room)} ${candidate.rate.whereToPay}`;
      const now = `${any} now`;
      const soldNow = isSoldNow(candidate);
      // Local times of one hotel are compared as texts.
      const freeUntil = termsOf(asking, place, candidate).freeUntil ?? '';
      const before = latest.get(soldNow ? now : any);
      if (before !== undefined && freeUntil <= before) return [];
      if (soldNow) latest.set(now, freeUntil);
      if (freeUntil >= (latest.get(any) ?? '')) latest.set(any, freeUntil);
      return [offerOf(asking, place, candidate)];
    });
  }

  function recall(recipe: HotelRecipe, raisePercent: number): RecalledHotelOffer | undefined {
    const hotel = findHotel(seed, recipe.hotel);
    if (!hotel) return undefined;
    const offer = offersOf(hotel, recipe.stay, raisePercent).find(
      ({ room, rate }) => room === recipe.room && rate === recipe.rate,
    );
    return offer && { offer, hotel, city: findHotelCity(hotel.city)!, stay: recipe.stay };
  }

  return {
    cities: hotelCities,
    city: findHotelCity,
    objects: objectsOf,
    hotel: (code) => findHotel(seed, code),
    hotels: () => hotelCities.flatMap(({ code }) => hotelsOf(seed, code)),
    search(cityCode, stay, wanted) {
      const city = findHotelCity(cityCode);
      const place = city && cityStay(city, stay, asking.now);
      if (!place || hotelBehaviour(cityCode) === 'no-offers') return [];
      return hotelsOf(seed, cityCode).flatMap((hotel) => {
        const candidates = candidatesOf(asking, hotel, place).filter((candidate) =>
          counts(candidate, wanted),
        );
        const [offer, ...alternatives] = worthwhile(candidates, place);
        return offer ? [{ hotel, offer, alternatives }] : [];
      });
    },
    offers(hotelCode, stay) {
      const hotel = findHotel(seed, hotelCode);
      return hotel ? offersOf(hotel, stay) : [];
    },
    offer(offerId) {
      const recipe = readHotelOfferId(seed, offerId);
      return recipe && recall(recipe, recipe.raisePercent);
    },
    reprice(offerId) {
      const recipe = readHotelOfferId(seed, offerId);
      if (!recipe) return undefined;
      const behaviour = hotelBehaviour(recipe.hotel);
      if (behaviour === 'sold-out') return 'sold-out';
      const changed = behaviour === 'price-changed' ? priceChangePercent : recipe.raisePercent;
      return recall(recipe, changed) ?? 'sold-out';
    },
  };
}
