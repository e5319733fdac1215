import type {
  getPlace as GetPlace,
  getPlaceIndex as GetPlaceIndex,
  listCountries as ListCountries,
  searchPlaces as SearchPlaces,
} from '@karvon/contract';
import type { z } from 'zod';
import { call } from './call';
import type { Transport } from './transport';
import type { CallOptions, Wire } from './wire';

type Query<E extends { query?: z.ZodType }> = z.input<NonNullable<E['query']>>;

export const placeWires = {
  search: { method: 'GET', path: '/v1/places' } as Wire<typeof SearchPlaces>,
  get: { method: 'GET', path: '/v1/places/:code' } as Wire<typeof GetPlace>,
  index: { method: 'GET', path: '/v1/places/index' } as Wire<typeof GetPlaceIndex>,
  countries: { method: 'GET', path: '/v1/countries' } as Wire<typeof ListCountries>,
};

/** Airports and cities for what was typed; popular ones for an empty query. */
export function searchPlaces(
  transport: Transport,
  query: Query<typeof SearchPlaces>,
  options?: CallOptions,
) {
  return call(transport, placeWires.search, { query, ...options });
}

/** One airport or city by its IATA code. */
export function getPlace(
  transport: Transport,
  { code, ...query }: { code: string } & Query<typeof GetPlace>,
  options?: CallOptions,
) {
  return call(transport, placeWires.get, { params: { code }, query, ...options });
}

/** The places people choose most with all their names. */
export function getPlaceIndex(
  transport: Transport,
  query: Query<typeof GetPlaceIndex>,
  options?: CallOptions,
) {
  return call(transport, placeWires.index, { query, ...options });
}

/** Every country, sorted by name in the asked language. */
export function listCountries(
  transport: Transport,
  query: Query<typeof ListCountries>,
  options?: CallOptions,
) {
  return call(transport, placeWires.countries, { query, ...options });
}
