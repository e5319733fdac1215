import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import type { Party } from '@karvon/platform/parties/port';
import type { AirSupplier, PricedOffer } from '@karvon/air-supply/air-supplier';
import { byItinerary, stillSold } from '@karvon/air-supply/fare-kinds';
import { SirenaRefusal, type SirenaWire } from '../wire/sirena-wire';
import { MAX_LEGS, offerIdOf, readOfferId, type Recipe, type RecipeFare } from './offer-id';
import type { Exchange } from './read-prices';
import { offerOf, readVariants, type SoldVariant } from './read-variants';
import { quoteRequest, searchRequest } from './requests';
import { pricingSchema } from './schemas';

/** How long an offer is shown at its price; Sirena does not promise it. */
const OFFER_GOOD_FOR_MS = 20 * 60_000;
/** With less time for the payment than this, seats are sold for immediate payment only. */
const SHORTEST_HOLD_MS = 30 * 60_000;
/** Codes for a day of departure that is over, one for each language. */
const departed = new Set(['33234', '33235']);

export interface SearchDeps {
  wire: SirenaWire;
  exchange: Exchange;
  /** The form of payment for which fares are priced. */
  formPay: string;
  clock: Clock;
  logger: Logger;
  party: Pick<Party, 'tally'>;
}

/** Seats for immediate payment: their hold would be too short for a visitor to pay. */
export const isInstant = ({ payBefore }: SoldVariant, now: Date): boolean =>
  payBefore === null || payBefore.getTime() - now.getTime() < SHORTEST_HOLD_MS;

/** Searches and prices what Sirena sells. */
export function createSirenaSearch(deps: SearchDeps) {
  const { wire, exchange, formPay, clock, logger } = deps;
  const tally = deps.party.tally('variant');

  const read = (
    response: { variant: unknown[]; flight: unknown[] },
    recipe: Parameters<typeof offerOf>[1],
  ) => {
    const { sold, lost } = readVariants(response, recipe, exchange, tally);
    if (lost > 0)
      logger.warn({ lost, of: response.variant.length }, 'variants of Sirena cannot be read');
    return sold;
  };

  /** One fare of an offer at its present price. @throws problem sold-out, offer-expired, supplier-unavailable */
  async function quote(recipe: Recipe, fare: RecipeFare): Promise<SoldVariant> {
    const response = await wire
      .request({
        name: 'pricing_variant',
        body: quoteRequest(recipe, fare, formPay),
        schema: pricingSchema,
      })
      .catch((error: unknown) => {
        if (!(error instanceof SirenaRefusal)) throw error;
        throw problem(departed.has(error.code) ? 'offer-expired' : 'sold-out', {}, error);
      });
    if (response.variant.length === 0) throw problem('sold-out');
    const wanted = offerIdOf(recipe, recipe.segments, [fare.id]);
    const found = read(response, recipe).find(
      (one) => offerIdOf(recipe, one.segments, [one.fare.id]) === wanted,
    );
    if (!found) throw problem('offer-expired');
    return found;
  }

  function recipeOf(offerId: string): Recipe {
    const recipe = readOfferId(offerId);
    if (!recipe) throw problem('offer-expired');
    return recipe;
  }

  /** @throws as `quote` */
  async function quoteFare(offerId: string, fareId: string) {
    const recipe = recipeOf(offerId);
    const fare = recipe.fares.find(({ id }) => id === fareId);
    if (!fare) throw problem('offer-expired');
    return { recipe, fare, sold: await quote(recipe, fare) };
  }

  async function price(offerId: string): Promise<PricedOffer> {
    const recipe = recipeOf(offerId);
    const fares = await stillSold(recipe.fares, (fare) => quote(recipe, fare));
    const now = clock.now();
    const limits = fares.flatMap(({ payBefore }) => payBefore?.getTime() ?? []);
    return {
      ...offerOf(fares, recipe),
      // The offer keeps the requested id, so that the visitor's address stays valid.
      id: offerId,
      travellers: recipe.travellers,
      cabin: recipe.cabin,
      expiresAt: new Date(Math.min(now.getTime() + OFFER_GOOD_FOR_MS, ...limits)),
      instantFares: fares.filter((one) => isInstant(one, now)).map(({ fare }) => fare.id),
      loyaltyProgrammes: [],
    };
  }

  const search: AirSupplier['search'] = async (request, onBatch, signal) => {
    if (signal.aborted) return;
    const heard = { answered: 1, failed: 0, total: 1 };
    if (request.legs.length > MAX_LEGS) return onBatch([], heard);
    const body = searchRequest(request, formPay);
    try {
      const response = await wire.request({ name: 'pricing', body, schema: pricingSchema, signal });
      const itineraries = byItinerary(read(response, request), ({ segments }) => segments);
      onBatch(
        itineraries.map((variants) => offerOf(variants, request)),
        heard,
      );
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof SirenaRefusal)) throw error;
      // No flights, no fares, an unknown place: Sirena has a code for each.
      logger.warn({ code: error.code }, 'Sirena finds nothing');
      onBatch([], heard);
    }
  };

  return { search, price, quoteFare };
}

export type SirenaSearch = ReturnType<typeof createSirenaSearch>;
