import type { AirOfferDetail, AirOffersPage } from '@karvon/contract';
import { airSearchRequest } from './air-search';
import { until } from './until';

/** Calls a running server: a POST with a payload, else a GET. */
type Call = <T>(path: string, payload?: object) => Promise<T>;

/** An offer that can be held for a day, twenty days ahead; for one adult unless said otherwise. */
export async function findOffer(call: Call, adults = 1): Promise<AirOfferDetail> {
  const departureDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const request = airSearchRequest('JFK', 'EWR', {
    route: [{ departure: 'JFK', arrival: 'EWR', departureDate, returnalDate: null }],
    travellers: { adult: adults, child: 0, baby: 0 },
  });
  const { id } = await call<{ id: string }>('/v1/air/searches', request);
  const page = await until(
    () => call<AirOffersPage>(`/v1/air/searches/${id}/offers?lang=ru`),
    ({ offers }) => offers.length > 0,
  );
  return call(`/v1/air/offers/${page.offers[0]!.id}?lang=ru`);
}
