import type { Locale, RoomParty } from '@karvon/contract';
import { problem } from '@karvon/platform/http/problem';
import type { SupplierStay } from '@karvon/hotel-supply/hotel-supplier';
import { EtgRefusal, languageOf, type EtgHttp } from '../wire/etg-http';
import { partyOf } from './party';
import type { Exchange } from './read-rate';
import { foundSchema } from './schemas';

export interface RatesQuestion {
  stay: SupplierStay;
  lang: Locale;
  /** Whose rates: ISO 3166-1 alpha-2; left out: of our country. */
  residency?: string | undefined;
  signal?: AbortSignal;
}

/** A hotel with its rates, not yet read, and the rooms that they are for. */
export interface FoundRates {
  hotel: string;
  rates: readonly unknown[];
  party: RoomParty[];
}

export interface RatesDeps {
  http: EtgHttp;
  exchange: Exchange;
  /** The country whose guests our visitors usually are. */
  residency: string;
}

/** Rates of a region or of one hotel. @throws problem supplier-unavailable */
export function createRatesRequest({ http, exchange, residency: usual }: RatesDeps) {
  async function request(
    path: string,
    where: object,
    { stay, lang, residency = usual, signal }: RatesQuestion,
  ): Promise<FoundRates[]> {
    const party = partyOf(stay);
    if (!party) return [];
    const body = {
      checkin: stay.arrival,
      checkout: stay.departure,
      residency: residency.toLowerCase(),
      language: languageOf[lang],
      guests: party.map(({ adults, childAges: children }) => ({ adults, children })),
      currency: exchange.account,
      ...where,
    };
    try {
      const { hotels } = await http.request({ path, body, signal }, foundSchema);
      return hotels.map(({ hid, rates }) => ({ hotel: hid, rates, party }));
    } catch (error) {
      // A valid search that is refused: these days are not sold there.
      if (error instanceof EtgRefusal) return [];
      throw error;
    }
  }

  return {
    ofRegion: (region: string, question: RatesQuestion) =>
      request('/api/b2b/v3/search/serp/region/', { region_id: Number(region) }, question),

    async ofHotel(hotel: string, question: RatesQuestion): Promise<FoundRates | null> {
      const found = await request('/api/b2b/v3/search/hp/', { hid: Number(hotel) }, question);
      if (found.some((one) => one.hotel !== hotel))
        throw problem('supplier-unavailable', {}, new Error('a response for another hotel'));
      return found[0] ?? null;
    },
  };
}

export type RatesRequest = ReturnType<typeof createRatesRequest>;
