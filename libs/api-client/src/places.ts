import {
  searchPlacesCall,
  getPlaceCall,
  getPlaceIndexCall,
  listCountriesCall,
  type getPlace as GetPlace,
  type getPlaceIndex as GetPlaceIndex,
  type listCountries as ListCountries,
  type searchPlaces as SearchPlaces,
} from '@karvon/contract';
import type { z } from 'zod';
import { call } from './transport/call';
import type { Transport } from './transport/transport';
import type { CallOptions } from './transport/call-types';

type Query<E extends { query?: z.ZodType }> = z.input<NonNullable<E['query']>>;

/** Airports and cities that match the typed text; popular ones for an empty query. */
export function searchPlaces(
  transport: Transport,
  query: Query<typeof SearchPlaces>,
  options?: CallOptions,
) {
  return call<typeof SearchPlaces>(transport, searchPlacesCall, { query, ...options });
}

/** One airport or city by its IATA code. */
export function getPlace(
  transport: Transport,
  { code, ...query }: { code: string } & Query<typeof GetPlace>,
  options?: CallOptions,
) {
  return call<typeof GetPlace>(transport, getPlaceCall, { params: { code }, query, ...options });
}

/** The places people choose most with all their names. */
export function getPlaceIndex(
  transport: Transport,
  query: Query<typeof GetPlaceIndex>,
  options?: CallOptions,
) {
  return call<typeof GetPlaceIndex>(transport, getPlaceIndexCall, { query, ...options });
}

/** All countries, sorted by name in the requested language. */
export function listCountries(
  transport: Transport,
  query: Query<typeof ListCountries>,
  options?: CallOptions,
) {
  return call<typeof ListCountries>(transport, listCountriesCall, { query, ...options });
}
