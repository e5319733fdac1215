import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import type { Database } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import type { Party } from '@karvon/platform/parties/port';
import type { LogoLearner } from '@karvon/air-supply/learn-logos';
import type { AirSupplier, PricedOffer } from '@karvon/air-supply/air-supplier';
import { stillSold } from '@karvon/air-supply/fare-kinds';
import { leftToPeople } from '@karvon/air-supply/left-to-people';
import { createDuffelBooking } from './book/book-duffel';
import { createClaims } from './book/claims';
import { createBookAgain } from './book/sold-response';
import { createDuffelChanges } from './change-duffel';
import { createDuffelHttp, type DuffelHttpOptions } from './wire/duffel-http';
import { createDuffelExtras } from './extras/extras-duffel';
import { createExtraClaims } from './extras/extra-claims';
import { createDuffelExchange } from './exchange-duffel';
import { fareIdsOf, readItinerary, typeOf, type Exchange } from './search/read-offers';
import { refusalOf } from './refusals';
import { createDuffelReturn } from './return-duffel';
import { rulesText } from './search/rules-text';
import { offerSchema, type DuffelOffer } from './wire/schemas';
import { createDuffelSearch } from './search/search-duffel';
import { createDuffelSeller } from './sell-duffel';

export interface DuffelSupplierDeps {
  /** Duffel's address and our token. */
  account: Pick<DuffelHttpOptions, 'baseUrl' | 'token' | 'timeouts'>;
  exchange: Exchange;
  database: Pick<Database, 'db'>;
  clock: Clock;
  logger: Logger;
  party: Party;
  logos: LogoLearner;
}

/** The priced offer of the fares that are still sold. */
function pricedOf(
  requestedBy: string,
  fares: [DuffelOffer, ...DuffelOffer[]],
  exchange: Exchange,
): PricedOffer {
  const itinerary = readItinerary(fares, exchange);
  if (!itinerary) throw problem('offer-expired');
  const [first] = fares;
  const of = (type: ReturnType<typeof typeOf>) =>
    first.passengers.filter((passenger) => typeOf(passenger) === type).length;
  return {
    ...itinerary,
    // The offer keeps the requested id, so that the visitor's address stays valid.
    id: requestedBy,
    travellers: { adult: of('adult'), child: of('child'), baby: of('baby') },
    cabin: itinerary.slices[0]!.segments[0]!.cabin,
    expiresAt: new Date(Math.min(...fares.map(({ expires_at: at }) => at.getTime()))),
    instantFares: fares
      .filter((one) => one.payment_requirements.requires_instant_payment)
      .map(({ id }) => id),
    loyaltyProgrammes: first.supported_loyalty_programmes,
  };
}

/** Duffel Flights (API v2) behind the port: see docs/suppliers.md. */
export function createDuffelSupplier({
  account,
  exchange,
  database: { db },
  clock,
  logger,
  party,
  logos,
}: DuffelSupplierDeps): AirSupplier {
  const http = createDuffelHttp({ ...account, party, logger });
  const claims = createClaims(db);
  const booking = createDuffelBooking({ http, claims, exchange, clock, logger });

  async function readOffer(id: string): Promise<DuffelOffer> {
    const offer = await http.get(`/air/offers/${id}`, offerSchema).catch((error: unknown) => {
      throw refusalOf(error);
    });
    if (offer.total_currency !== exchange.account) throw problem('offer-expired');
    return offer;
  }

  /** The fares of an offer that are still sold. */
  async function faresOf(offerId: string): Promise<[DuffelOffer, ...DuffelOffer[]]> {
    const ids = fareIdsOf(offerId);
    if (ids.length === 0) throw problem('offer-expired');
    return stillSold(ids, readOffer);
  }

  const search = createDuffelSearch(http, exchange, {
    ...{ logger, logos },
    tally: party.tally('offer'),
  });
  const price: AirSupplier['price'] = async (offerId) =>
    pricedOf(offerId, await faresOf(offerId), exchange);

  return {
    search,
    // Prices for calendars come from our own stored searches.
    ...leftToPeople.calendar,
    price,
    async rules(offerId, fareId) {
      if (!fareIdsOf(offerId).includes(fareId)) throw problem('offer-expired');
      return rulesText(await readOffer(fareId), exchange);
    },
    ...createDuffelSeller(http, claims, booking, {
      bookAgain: createBookAgain({ price, search }),
      clock,
    }),
    ...createDuffelReturn(http, { claims, booking, clock }),
    ...createDuffelChanges(http),
    ...createDuffelExchange(http, {
      ...{ claims, booking, clock },
      tally: party.tally('exchange offer'),
    }),
    ...createDuffelExtras({ http, claims, extraClaims: createExtraClaims(db), exchange, clock }),
  };
}
