import { z } from 'zod';
import { endpoint } from '../../endpoint';
import { localeSchema } from '../../locale';
import { countryCodeSchema, instantSchema, moneySchema, plainDateSchema } from '../../primitives';
import {
  findHotelLocationsCall,
  listPopularHotelCitiesCall,
  listHotelCodesCall,
} from './hotel-place.calls';

/** Degrees, WGS 84. */
export const positionSchema = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof positionSchema>;

/** A place where hotels can be searched. Administrative units tell places of the same name apart. */
export const hotelLocationSchema = z.strictObject({
  code: z.string(),
  kind: z.enum(['city', 'locality']),
  name: z.string(),
  /** The form after "hotels in": "в Ташкенте", "Toshkentda". */
  nameIn: z.string(),
  country: countryCodeSchema,
  countryName: z.string(),
  /** Region, then district; null where the name alone is enough. */
  admUnit1: z.string().nullable(),
  admUnit2: z.string().nullable(),
  hotelCount: z.number().int().min(0),
  /** IANA zone: "today" of a stay is the hotel's. */
  timeZone: z.string(),
  position: positionSchema,
});
export type HotelLocation = z.infer<typeof hotelLocationSchema>;

/** The specification's location request; an empty name returns the popular ones. */
export const findHotelLocations = endpoint({
  ...findHotelLocationsCall,
  summary:
    'Cities and localities for what a visitor typed: any language, keyboard layout or small typo',
  body: z.strictObject({
    CountryCode: z.string().max(3).optional(),
    CountryName: z.string().max(80).optional(),
    Code: z.string().max(20).optional(),
    Name: z.string().max(80),
    AdmUnit1: z.string().max(80).optional(),
    AdmUnit2: z.string().max(80).optional(),
    Language: localeSchema.default('ru'),
  }),
  response: z.strictObject({ locations: z.array(hotelLocationSchema) }),
});

/** A popular city with the lowest price of one night there. */
export const popularHotelCitySchema = z.strictObject({
  location: hotelLocationSchema,
  /** One night for two adults. */
  arrivalDate: plainDateSchema,
  departureDate: plainDateSchema,
  /** The lowest price of that night, including fees; null when no room is free or no supplier has responded. */
  perNight: moneySchema.nullable(),
});
export type PopularHotelCity = z.infer<typeof popularHotelCitySchema>;

export const listPopularHotelCities = endpoint({
  ...listPopularHotelCitiesCall,
  summary:
    'Where people stay, the home city first, each with its cheapest night for two in two weeks',
  query: z.strictObject({ lang: localeSchema.default('ru') }),
  response: z.strictObject({ cities: z.array(popularHotelCitySchema), asOf: instantSchema }),
});

/** For the sitemap: every hotel has its own page. */
export const listHotelCodes = endpoint({
  ...listHotelCodesCall,
  summary: 'Codes of all hotels',
  response: z.strictObject({ codes: z.array(z.string()) }),
});
