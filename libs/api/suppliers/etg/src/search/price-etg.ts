import { daysBetween } from '@karvon/calendar';
import type { Locale, RoomParty } from '@karvon/contract';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { pricedStay } from '@karvon/hotel-supply/described';
import { readable } from '@karvon/supply/readable';
import { evenly } from '@karvon/hotel-supply/evenly';
import type { PricedStay, SupplierHotelOffer } from '@karvon/hotel-supply/hotel-supplier';
import type { ReadAtlas } from '../dictionary/atlas';
import { EtgRefusal, type EtgHttp } from '../wire/etg-http';
import { readOfferId, type OfferRecipe } from './offer-id';
import { depositOf, kindOfRate, readRate, type Exchange } from './read-rate';
import type { FoundRates, RatesRequest } from './request-rates';
import { foundSchema, rateSchema, type EtgRate } from './schemas';
import type { EtgSearch } from './search-etg';

export interface EtgPriceDeps {
  http: EtgHttp;
  atlas: ReadAtlas;
  rates: RatesRequest;
  exchange: Exchange;
  clock: Clock;
  search: Pick<EtgSearch, 'describe'>;
}

/** An offer that was requested again, with the values that booking needs. */
export interface EtgQuote {
  recipe: OfferRecipe;
  offer: SupplierHotelOffer;
  party: RoomParty[];
  /** Good for booking for some hours. */
  bookHash: string;
  /** For all rooms, in minor units of the account's currency. */
  accountTotal: number;
  /** The hotel's time zone. */
  zone: string;
}

/** How much dearer a rate may be found; the visitor is asked, and a booking accepts the agreed price alone. */
const PRICE_INCREASE_PERCENT = 100;

const strange = (what: string) => problem('supplier-unavailable', {}, new Error(what));

const sameKind = (rate: EtgRate, { roomCode, meal, freeUntil }: OfferRecipe): boolean => {
  const kind = kindOfRate(rate);
  return kind.roomCode === roomCode && kind.meal === meal && kind.freeUntil === freeUntil;
};

/** Requests the price at which an offer can be booked. */
export function createEtgPrice({ http, atlas, rates, exchange, clock, search }: EtgPriceDeps) {
  /** The rates that are paid to us, and whether each of the list could be read. */
  function readAll(listed: readonly unknown[]): { rates: EtgRate[]; whole: boolean } {
    const read = readable(rateSchema, listed);
    const deposits = read.filter((rate) => depositOf(rate));
    const known = deposits.filter((rate) => depositOf(rate)?.currency_code === exchange.account);
    if (deposits.length > 0 && known.length === 0) throw strange('rates in another currency');
    return { rates: known, whole: read.length === listed.length };
  }

  /**
   * The rate of the recipe: at its price, or else the cheapest one of its kind. Where a rate could not be read, it may be the one
   * that was agreed, and no dearer one takes its place.
   */
  function rateIn({ rates: listed }: FoundRates, recipe: OfferRecipe): EtgRate {
    const amountOf = (rate: EtgRate) => depositOf(rate)?.amount ?? 0;
    const { rates: read, whole } = readAll(listed);
    const ofKind = read
      .filter((rate) => sameKind(rate, recipe))
      .sort((a, b) => amountOf(a) - amountOf(b));
    const agreed = ofKind.find((one) => amountOf(one) === recipe.price);
    if (agreed) return agreed;
    if (!whole) throw strange('rates that cannot be read');
    const [cheapest] = ofKind;
    if (!cheapest) throw problem('sold-out');
    return cheapest;
  }

  /** Looks whether a rate is still there, and what it costs now. */
  async function prebook(rate: EtgRate, recipe: OfferRecipe): Promise<EtgRate> {
    const body = { hash: rate.book_hash, price_increase_percent: PRICE_INCREASE_PERCENT };
    const call = { path: '/api/b2b/v3/hotel/prebook/', body };
    const found = await http.requestSlowly(call, foundSchema).catch((error: unknown) => {
      throw error instanceof EtgRefusal ? problem('sold-out', {}, error) : error;
    });
    const [hotel, ...others] = found.hotels;
    if (hotel?.hid !== recipe.hotel || others.length > 0) throw strange('another hotel');
    const { rates: offered, whole } = readAll(hotel.rates);
    const [now, ...more] = offered;
    if (!whole || !now?.book_hash || more.length > 0) throw strange('no rate, or several');
    // The supplier offers something similar instead: other terms, which nobody has seen.
    if (!sameKind(now, recipe)) throw problem('sold-out');
    return now;
  }

  /**
   * @param residency of the guests, where it is known
   * @throws problem offer-expired, sold-out, supplier-unavailable
   */
  async function quote(offerId: string, lang: Locale, residency?: string): Promise<EtgQuote> {
    const recipe = readOfferId(offerId);
    if (!recipe) throw problem('offer-expired');
    const { hotel, stay } = recipe;
    const { cities, hotels } = await atlas();
    const at = cities.get(hotels.get(hotel)?.ru.city ?? '');
    if (!at) throw problem('offer-expired');
    const found = await rates.ofHotel(hotel, { stay, lang, residency });
    if (!found) throw problem('sold-out');
    const seen = rateIn(found, recipe);
    const rate = await prebook(seen, recipe);
    const { party } = found;
    const zone = at.location.shown.ru.timeZone;
    const rooms = party.length;
    const context = { hotel, stay, rooms, exchange, now: clock.now(), zone, lang };
    // A prebooking has no language: the room keeps the name that was requested in the visitor's.
    const offer = readRate({ ...rate, room_name: seen.room_name }, context);
    if (typeof offer === 'string') throw problem('sold-out');
    const accountTotal = depositOf(rate)!.amount;
    return { recipe, offer, party, bookHash: rate.book_hash!, accountTotal, zone };
  }

  return {
    quote,

    async price(offerId: string, lang: Locale): Promise<PricedStay> {
      const { recipe, offer, party } = await quote(offerId, lang);
      const { hotel: hotelCode, stay } = recipe;
      const nights = evenly(offer.price, daysBetween(stay.arrival, stay.departure));
      const guests = Math.max(...party.map(({ adults, childAges }) => adults + childAges.length));
      return pricedStay({ hotelCode, stay, offer, nights, guests }, search.describe, lang);
    },
  };
}

export type EtgPrice = ReturnType<typeof createEtgPrice>;
