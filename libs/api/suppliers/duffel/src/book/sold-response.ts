import { supplierTotal } from '@karvon/air-supply/supplier-total';
import type {
  AirSupplier,
  HoldRequest,
  SupplierFare,
  SupplierOffer,
} from '@karvon/air-supply/air-supplier';
import { hasCode } from '../refusals';

/** How long a visitor who is booking waits for a new search. */
const PATIENCE_MS = 20_000;

const flightsOf = ({ slices }: Pick<SupplierOffer, 'slices'>): string =>
  JSON.stringify(
    slices.map(({ segments }) =>
      segments.map(({ flightNumber, departingAt }) => [flightNumber, departingAt]),
    ),
  );

/** The terms that identify a fare in another response, where its id differs. */
const termsOf = ({ name, fareBasis, lines, baggage, refund, exchange }: SupplierFare): string =>
  JSON.stringify([name, fareBasis, supplierTotal(lines), baggage, refund, exchange]);

/**
 * Duffel sells once from a search response, and visitors share responses. The second buyer is sold the same flights and fare from
 * a new response.
 */
export function createBookAgain({ price, search }: Pick<AirSupplier, 'price' | 'search'>) {
  /** The same fare in a new response; undefined when it is not sold as agreed any more. */
  async function findSame({ offerId, fareId }: HoldRequest) {
    const sold = await price(offerId);
    const fare = sold.fares.find(({ id }) => id === fareId);
    if (!fare) return undefined;
    const offers: SupplierOffer[] = [];
    const legs = sold.slices.map(({ segments }) => ({
      origin: segments[0]!.origin,
      destination: segments.at(-1)!.destination,
      date: segments[0]!.departingAt.slice(0, 10),
    }));
    const { travellers, cabin } = sold;
    await search(
      { legs, travellers, cabin },
      (batch) => offers.push(...batch),
      AbortSignal.timeout(PATIENCE_MS),
    );
    const found = offers.find((offer) => flightsOf(offer) === flightsOf(sold));
    if (!found) return undefined;
    // Prices in a search differ from prices in a booking, so the found offer is priced.
    const { id, fares } = await price(found.id);
    const same = fares.find((one) => termsOf(one) === termsOf(fare));
    return same && { offerId: id, fareId: same.id };
  }

  /** Books by the request, and by the same fare of a new response if the first one is sold already. */
  return async function book<Request extends HoldRequest, Booked>(
    request: Request,
    once: (request: Request) => Promise<Booked>,
  ): Promise<Booked> {
    try {
      return await once(request);
    } catch (error) {
      const isSold = error instanceof Error && hasCode(error.cause, 'offer_request_already_booked');
      const same = isSold && (await findSame(request));
      if (!same) throw error;
      return once({ ...request, ...same });
    }
  };
}

export type BookAgain = ReturnType<typeof createBookAgain>;
