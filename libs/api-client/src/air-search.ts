import type {
  createAirSearch as CreateAirSearch,
  getAirOffer as GetAirOffer,
  getFareRules as GetFareRules,
  listAirOffers as ListAirOffers,
  Locale,
} from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { CallOptions, Sent, Wire } from './wire';

export const airSearchWires = {
  create: { method: 'POST', path: '/v1/air/searches' } as Wire<typeof CreateAirSearch>,
  offers: { method: 'GET', path: '/v1/air/searches/:id/offers' } as Wire<typeof ListAirOffers>,
  offer: { method: 'GET', path: '/v1/air/offers/:id' } as Wire<typeof GetAirOffer>,
  rules: { method: 'GET', path: '/v1/air/offers/:id/fares/:fareId/rules' } as Wire<
    typeof GetFareRules
  >,
};

/** Starts a search; its offers are read with {@link listAirOffers}. */
export function createAirSearch(
  transport: Transport,
  search: Sent<typeof CreateAirSearch>['body'],
  options?: CallOptions,
) {
  return call(transport, airSearchWires.create, { body: search, ...options });
}

/** Offers found since the cursor; the answer may take a few seconds while the search runs. */
export function listAirOffers(
  transport: Transport,
  { id, ...query }: { id: string; lang: Locale; cursor?: string },
  options?: CallOptions,
) {
  return call(transport, airSearchWires.offers, { params: { id }, query, ...options });
}

/** One offer, priced again. */
export function getAirOffer(
  transport: Transport,
  { id, lang }: { id: string; lang: Locale },
  options?: CallOptions,
) {
  return call(transport, airSearchWires.offer, { params: { id }, query: { lang }, ...options });
}

/** The rules of one fare of an offer. */
export function getFareRules(
  transport: Transport,
  { id, fareId, lang }: { id: string; fareId: string; lang: Locale },
  options?: CallOptions,
) {
  return call(transport, airSearchWires.rules, {
    params: { id, fareId },
    query: { lang },
    ...options,
  });
}
