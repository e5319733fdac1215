import { daysBetween } from '@karvon/calendar';
import type { Locale } from '@karvon/contract';
import { times, type Money } from '@karvon/money';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { atRate } from '@karvon/supply/amounts';
import { pricedStay } from '@karvon/hotel-supply/described';
import type { PricedStay, SupplierHotelOffer } from '@karvon/hotel-supply/hotel-supplier';
import type { ReadAtlas } from '../dictionary/atlas';
import { AcaseRefusal, type AcaseHttp } from '../wire/acase-http';
import { writeDay } from '../wire/values';
import { readOfferId, type OfferRecipe } from './offer-id';
import { currencyCodes, whereToPayCodes, type Exchange } from './read-offers';
import { daysOf, offerOf } from './read-price';
import { pricingSchema, type AcasePricing } from './schemas';
import type { AcaseSearch } from './search-acase';

export interface AcasePriceDeps {
  http: AcaseHttp;
  atlas: ReadAtlas;
  exchange: Exchange;
  clock: Clock;
  search: Pick<AcaseSearch, 'describe'>;
}

/** An offer that was requested again, with the values that booking needs. */
export interface AcaseQuote {
  recipe: OfferRecipe;
  offer: SupplierHotelOffer;
  /** Of one room. */
  days: Money[];
  allotment: string;
  whereToPay: string;
  /** For all rooms, in minor units of the account's currency. */
  accountTotal: number;
}

/** Requests the price at which an offer can be booked. */
export function createAcasePrice({ http, atlas, exchange, clock, search }: AcasePriceDeps) {
  function priceOf(recipe: OfferRecipe, lang: Locale): Promise<AcasePricing> {
    const { hotel, product, arrival, departure, beds } = recipe;
    const document = {
      '@Hotel': hotel,
      '@ProductCode': product,
      '@Currency': currencyCodes[exchange.account],
      '@WhereToPay': whereToPayCodes.any,
      '@ArrivalDate': writeDay(arrival),
      '@DepartureDate': writeDay(departure),
      '@ArrivalTime': '',
      '@DepartureTime': '',
      '@NumberOfGuests': beds.guests,
      '@NumberOfExtraBedsAdult': beds.adult,
      '@NumberOfExtraBedsChild': beds.child,
      '@NumberOfExtraBedsInfant': beds.infant,
      '@Meal': '',
      '@Id': '',
      '@AccommodationId': '',
    };
    const name = 'HotelPricingRequest2';
    const request = { name, response: 'HotelPricingResponse2', lang, document };
    return http.request(request, pricingSchema).catch((error: unknown) => {
      // Any refusal means that this room is not sold at this tariff for these days.
      throw error instanceof AcaseRefusal ? problem('sold-out', {}, error) : error;
    });
  }

  /** @throws problem offer-expired, sold-out, supplier-unavailable */
  async function quote(offerId: string, lang: Locale): Promise<AcaseQuote> {
    const recipe = readOfferId(offerId);
    if (!recipe) throw problem('offer-expired');
    const [response, { meals }] = await Promise.all([priceOf(recipe, lang), atlas()]);
    const { Currency, HotelPricingDetail: detail } = response;
    const same =
      response['@Code'] === recipe.hotel &&
      detail['@Code'] === recipe.product &&
      response['@StartDate'] === recipe.arrival &&
      response['@EndDate'] === recipe.departure &&
      Currency['@Code'] === currencyCodes[exchange.account];
    if (!same) throw problem('supplier-unavailable', {}, new Error('an answer for another offer'));
    const offer = offerOf(recipe, detail, { exchange, meals, now: clock.now(), lang });
    const nights = daysBetween(recipe.arrival, recipe.departure);
    const one = atRate(detail['@Price'], exchange.rate, exchange.ours);
    return {
      recipe,
      offer,
      days: daysOf(detail, nights, { total: one, exchange }),
      allotment: detail.Availability?.Allotment?.['@Code'] ?? '',
      whereToPay: whereToPayCodes[offer.whereToPay],
      accountTotal: detail['@Price'] * recipe.rooms,
    };
  }

  return {
    quote,

    async price(offerId: string, lang: Locale): Promise<PricedStay> {
      const { recipe, offer, days } = await quote(offerId, lang);
      const nights = days.map((price) => times(price, recipe.rooms));
      const { hotel: hotelCode, beds } = recipe;
      const priced = { hotelCode, stay: recipe, offer, nights, guests: beds.guests };
      return pricedStay(priced, search.describe, lang);
    },
  };
}

export type AcasePrice = ReturnType<typeof createAcasePrice>;
