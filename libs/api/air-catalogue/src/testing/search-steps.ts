import type { AirOffer, AirOfferDetail, AirOffersPage, AirSearchRequest } from '@karvon/contract';
import type { StartedModules } from '@karvon/platform/testing/start-modules';

type Api = Pick<StartedModules, 'inject'>;

/** A search request: one adult in economy, one way, 19 days ahead of the test clock. */
export function airSearchRequest(
  departure = 'TAS',
  arrival = 'MOW',
  changes: Partial<AirSearchRequest> = {},
  returnalDate: string | null = null,
): AirSearchRequest {
  return {
    type: 'SINGLE',
    route: [{ departure, arrival, departureDate: '2026-12-10', returnalDate }],
    travellers: { adult: 1, child: 0, baby: 0 },
    ticketClass: 'Economy',
    ...changes,
  };
}

/** Every page of a search until it is complete. */
export async function searchPages(
  api: Api,
  request: AirSearchRequest,
  lang = 'ru',
): Promise<AirOffersPage[]> {
  const created = await api.inject({ method: 'POST', url: '/v1/air/searches', payload: request });
  if (created.statusCode !== 201) throw new Error(created.body);
  const { id } = created.json() as { id: string };
  const pages: AirOffersPage[] = [];
  do {
    const cursor = pages.at(-1)?.cursor;
    const response = await api.inject(
      `/v1/air/searches/${id}/offers?lang=${lang}${cursor ? `&cursor=${cursor}` : ''}`,
    );
    if (response.statusCode !== 200) throw new Error(response.body);
    pages.push(response.json() as AirOffersPage);
  } while (pages.at(-1)?.status === 'searching');
  return pages;
}

export async function searchOffers(api: Api, request: AirSearchRequest): Promise<AirOffer[]> {
  return (await searchPages(api, request)).flatMap((page) => page.offers);
}

export async function priceOffer(api: Api, offerId: string, lang = 'ru'): Promise<AirOfferDetail> {
  const response = await api.inject(`/v1/air/offers/${offerId}?lang=${lang}`);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json() as AirOfferDetail;
}
