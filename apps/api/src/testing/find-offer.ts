import type { AirOfferDetail, AirOffersPage } from '@karvon/contract';
import { airSearchRequest } from '@karvon/air-catalogue/testing';
import { until } from '@karvon/platform/testing/until';

/** Calls a running server: a POST with a payload, else a GET. */
type Call = <T>(path: string, payload?: object) => Promise<T>;

/** An offer that can be held for a day, twenty days ahead; for one adult by default. */
export async function findOffer(call: Call, adults = 1): Promise<AirOfferDetail> {
  const departureDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const request = airSearchRequest('JFK', 'EWR', {
    route: [{ departure: 'JFK', arrival: 'EWR', departureDate, returnalDate: null }],
    travellers: { adult: adults, child: 0, baby: 0 },
  });
  // A busy machine may lose its database for a moment: then the search is repeated.
  const { id } = await until(
    () => call<{ id?: string }>('/v1/air/searches', request),
    (search) => search.id !== undefined,
  );
  const { offers } = await until(
    () => call<Partial<AirOffersPage>>(`/v1/air/searches/${id}/offers?lang=ru`),
    (page) => page.offers?.[0] !== undefined,
  );
  return until(
    () => call<AirOfferDetail>(`/v1/air/offers/${offers![0]!.id}?lang=ru`),
    (offer) => offer.fares !== undefined,
  );
}
