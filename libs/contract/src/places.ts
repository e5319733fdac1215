import { z } from 'zod';
import { endpoint } from './endpoint';
import { localeSchema } from './locale';
import { countryCodeSchema, placeCodeSchema } from './primitives';
import {
  searchPlacesCall,
  getPlaceIndexCall,
  getPlaceCall,
  listCountriesCall,
} from './places.calls';

/** A place where a search may begin or end: a city with all its airports or one airport, named in the requested language. */
export const placeSchema = z.strictObject({
  kind: z.enum(['city', 'airport']),
  code: placeCodeSchema,
  cityCode: placeCodeSchema,
  city: z.string(),
  /** The airport's own name; null for a city. */
  airport: z.string().nullable(),
  country: countryCodeSchema,
  countryName: z.string(),
  /** The airports of a city; empty for an airport. */
  airports: z.array(placeCodeSchema),
});
export type Place = z.infer<typeof placeSchema>;

/** A place of another city, within driving distance of the place that was looked for. */
export const nearbyPlaceSchema = z.strictObject({
  place: placeSchema,
  km: z.number().int().positive(),
});
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>;

export const searchPlaces = endpoint({
  ...searchPlacesCall,
  embeddable: true,
  summary:
    'Airports and cities for what a visitor typed: any language, keyboard layout or small typo; popular ones for an empty query',
  query: z.strictObject({
    query: z.string().max(80).default(''),
    lang: localeSchema.default('ru'),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  response: z.strictObject({
    places: z.array(placeSchema),
    /** Places near the first of them, the nearest first. */
    nearby: z.array(nearbyPlaceSchema),
  }),
});

/** A place in the browser's index; a missing field is empty. */
export const indexedPlaceSchema = z.strictObject({
  code: placeCodeSchema,
  /** Absent when it equals the code. */
  cityCode: placeCodeSchema.optional(),
  city: z.string(),
  /** Absent when it equals the city's name, and for a city. */
  airport: z.string().optional(),
  /** Marks a city. */
  airports: z.array(placeCodeSchema).optional(),
  country: countryCodeSchema,
  /** Popularity, 0–1000. */
  rank: z.number().int(),
  /** Withdrawn codes that people still type. */
  former: z.array(z.string()).optional(),
  /** Other names of the city, in any language and script. */
  names: z.array(z.string()).optional(),
  /** Names of the airport. */
  own: z.array(z.string()).optional(),
  /** Nearby places of other cities, with the distance in kilometres. */
  near: z.array(z.tuple([placeCodeSchema, z.number().int()])).optional(),
});
export type IndexedPlace = z.infer<typeof indexedPlaceSchema>;

export const getPlaceIndex = endpoint({
  ...getPlaceIndexCall,
  embeddable: true,
  summary: 'The most popular places with all their names, for a search in the browser',
  query: z.strictObject({ lang: localeSchema.default('ru') }),
  response: z.strictObject({
    /** Names of each country, the one in the requested language first. */
    countries: z.partialRecord(countryCodeSchema, z.array(z.string()).min(1)),
    places: z.array(indexedPlaceSchema),
  }),
});
export type PlaceIndexFile = z.infer<(typeof getPlaceIndex)['response']>;

export const getPlace = endpoint({
  ...getPlaceCall,
  embeddable: true,
  summary: 'One airport or city by its IATA code',
  params: z.strictObject({ code: placeCodeSchema }),
  query: z.strictObject({ lang: localeSchema.default('ru') }),
  response: placeSchema,
});

/** The specification's country entry; a few territories have no prefix or flag. `flag_url` is a path on our own server. */
export const countrySchema = z.strictObject({
  flag_url: z.string().nullable(),
  name_ru: z.string(),
  name_uz: z.string(),
  iso_code2: countryCodeSchema,
  iso_code3: z.string(),
  tel_prefix: z.string().nullable(),
});
export type Country = z.infer<typeof countrySchema>;

export const listCountries = endpoint({
  ...listCountriesCall,
  embeddable: true,
  summary: 'All countries and territories, sorted by name in the requested language',
  query: z.strictObject({ lang: localeSchema.default('ru') }),
  response: z.strictObject({ countries: z.array(countrySchema) }),
});
