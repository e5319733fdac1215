import {
  createAirSearchCall,
  listAirOffersCall,
  getAirOfferCall,
  getFareRulesCall,
  type createAirSearch as CreateAirSearch,
  type getAirOffer as GetAirOffer,
  type getFareRules as GetFareRules,
  type listAirOffers as ListAirOffers,
  type Locale,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { CallOptions, Sent } from '../transport/call-types';

/** Starts a search; its offers are read with {@link listAirOffers}. */
export function createAirSearch(
  transport: Transport,
  search: Sent<typeof CreateAirSearch>['body'],
  options?: CallOptions,
) {
  return call<typeof CreateAirSearch>(transport, createAirSearchCall, { body: search, ...options });
}

/** Offers found since the cursor; the response can take a few seconds while the search runs. */
export function listAirOffers(
  transport: Transport,
  { id, ...query }: { id: string; lang: Locale; cursor?: string; wait?: '0' },
  options?: CallOptions,
) {
  return call<typeof ListAirOffers>(transport, listAirOffersCall, {
    params: { id },
    query,
    ...options,
  });
}

/** One offer with its current price. */
export function getAirOffer(
  transport: Transport,
  { id, lang }: { id: string; lang: Locale },
  options?: CallOptions,
) {
  return call<typeof GetAirOffer>(transport, getAirOfferCall, {
    params: { id },
    query: { lang },
    ...options,
  });
}

/** The rules of one fare of an offer. */
export function getFareRules(
  transport: Transport,
  { id, fareId, lang }: { id: string; fareId: string; lang: Locale },
  options?: CallOptions,
) {
  return call<typeof GetFareRules>(transport, getFareRulesCall, {
    params: { id, fareId },
    query: { lang },
    ...options,
  });
}
