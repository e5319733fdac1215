import { z } from 'zod';
import { endpoint } from '../endpoint';
import {
  hotelGuestsSchema,
  hotelOfferSchema,
  isSoldStay,
  stayDatesSchema,
  unsoldStay,
} from './hotel-offer';
import { hotelLocationSchema, positionSchema } from './places/hotel-place';
import { localeSchema } from '../locale';
import { instantSchema, localDateTimeSchema } from '../primitives';
import { searchHotelsCall } from './hotel-search.calls';

/** Points of interest near hotels: those of the specification's four filters, and other sights of a city. */
export const hotelObjectKindSchema = z.enum([
  'airport',
  'railway-station',
  'metro',
  'attraction',
  'city-centre',
]);
export type HotelObjectKind = z.infer<typeof hotelObjectKindSchema>;

export const hotelObjectSchema = z.strictObject({
  code: z.string(),
  kind: hotelObjectKindSchema,
  name: z.string(),
  /** Null where a supplier knows only the distance. */
  position: positionSchema.nullable(),
});
export type HotelObject = z.infer<typeof hotelObjectSchema>;

export const hotelKindSchema = z.enum([
  'hotel',
  'sanatorium',
  'holiday-home',
  'hostel',
  'guest-house',
  'apartments',
]);
export type HotelKind = z.infer<typeof hotelKindSchema>;

/** Codes of amenities of a hotel or a room; the storefront has their names and icons. */
export const hotelAmenitySchema = z.enum([
  'wifi',
  'parking',
  'pool',
  'spa',
  'gym',
  'restaurant',
  'bar',
  'breakfast-room',
  'airport-transfer',
  'air-conditioning',
  'family-rooms',
  'accessible',
  'pets',
  'laundry',
  'round-the-clock-desk',
  'prayer-room',
  'kitchen',
  'non-smoking',
  'lift',
  'luggage-room',
]);
export type HotelAmenity = z.infer<typeof hotelAmenitySchema>;

export const hotelPictureSchema = z.strictObject({
  /** Path on the API, '/v1/hotel/pictures/…'. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});
export type HotelPicture = z.infer<typeof hotelPictureSchema>;

/** The rating of a hotel by its guests. */
export const guestScoreSchema = z.strictObject({
  /** In tenths of a point, up to 10 points: 87 is 8.7. */
  tenths: z.number().int().min(10).max(100),
  reviews: z.number().int().min(1),
});
export type GuestScore = z.infer<typeof guestScoreSchema>;

/** How another offer differs from the leading one of the same hotel. There are many, so each byte counts. */
export const hotelAlternativeSchema = hotelOfferSchema.pick({ meal: true, beds: true }).extend({
  /** Absent where it equals the leading offer's. */
  roomName: z.string().optional(),
  /** Absent where it equals the leading offer's. */
  whereToPay: hotelOfferSchema.shape.whereToPay.optional(),
  /** Absent where it equals the leading offer's. */
  availability: hotelOfferSchema.shape.availability.optional(),
  /** The total, in minor units of the leading offer's currency. */
  amount: z.number().int(),
  freeUntil: localDateTimeSchema.nullable(),
});
export type HotelAlternative = z.infer<typeof hotelAlternativeSchema>;

/** The index in the response's `objects`, and the straight-line distance in metres. */
const nearObjectSchema = z.tuple([z.number().int().min(0), z.number().int().min(0)]);

/** The code of a district in addresses, in every language. */
export const districtIdSchema = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** A hotel in a list. */
export const hotelSummarySchema = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** In Latin letters, as written on the building; absent where `name` is Latin. */
  latinName: z.string().optional(),
  kind: hotelKindSchema,
  /** 0 where the hotel has no category. */
  stars: z.number().int().min(0).max(5),
  /** Whether a state certificate confirms the category. */
  certified: z.boolean(),
  /** Absent where a supplier does not provide it. */
  score: guestScoreSchema.optional(),
  address: z.string(),
  district: z.string().nullable(),
  /** The same in every language, for filters in addresses; absent where the supplier has none. */
  districtId: districtIdSchema.optional(),
  /** Streets and other words that a text search should match. */
  street: z.string(),
  position: positionSchema,
  picture: hotelPictureSchema,
  amenities: z.array(hotelAmenitySchema),
  /** The nearest first. */
  nearby: z.array(nearObjectSchema),
  /** The leading offer: the cheapest that is sold now; the cheapest of all where each must be waited for. */
  offer: hotelOfferSchema,
  /**
   * Other offers: those sold now before those that must be waited for, cheapest first. Each is the cheapest one with its meals,
   * its beds and its end of free cancellation.
   */
  alternatives: z.array(hotelAlternativeSchema),
});
export type HotelSummary = z.infer<typeof hotelSummarySchema>;

/**
 * The specification's search request, with its names and defaults. Price limits apply to the total of the stay, in major units.
 */
export const hotelSearchRequestSchema = z
  .strictObject({
    City: z.string().min(1).max(20),
    Guests: hotelGuestsSchema,
    Options: z.array(hotelAmenitySchema).max(20).default([]),
    PriceFrom: z.number().int().min(0).nullable().default(null),
    PriceTo: z.number().int().min(0).nullable().default(null),
    /** 2 RUB, 3 USD, 5 EUR in the supplier's dictionary; responses are in the edition's currency. */
    Currency: z.literal([2, 3, 5]).default(2),
    StarList: z.array(z.number().int().min(0).max(5)).max(6).default([]),
    /** The specification's code for payment to the agency is 3. */
    WhereToPay: z.literal([1, 2, 3]).default(3),
    ...stayDatesSchema,
    ObjTypeList: z.array(hotelKindSchema).max(6).default([]),
    FreeSaleOnly: z.boolean().default(true),
    /** 0 means any. */
    HotelCategory: z.number().int().min(0).max(5).default(0),
    Language: localeSchema.default('ru'),
  })
  .refine(isSoldStay, unsoldStay);
export type HotelSearchRequest = z.infer<typeof hotelSearchRequestSchema>;

/** How many suppliers got the request, and how many have responded in time. */
export const hotelSellersSchema = z.strictObject({
  answered: z.number().int().min(0),
  requested: z.number().int().min(1),
});
export type HotelSellers = z.infer<typeof hotelSellersSchema>;

export const hotelSearchResponseSchema = z.strictObject({
  location: hotelLocationSchema,
  nights: z.number().int(),
  /** Best match first: an order that does not depend on who pays us. */
  hotels: z.array(hotelSummarySchema),
  /** The points of interest that `nearby` refers to. */
  objects: z.array(hotelObjectSchema),
  /** Suppliers in this search; if fewer have responded, a repeated search may find more. */
  sellers: hotelSellersSchema,
  expiresAt: instantSchema,
});
export type HotelSearchResponse = z.infer<typeof hotelSearchResponseSchema>;

export const searchHotels = endpoint({
  ...searchHotelsCall,
  summary: 'Hotels of a city that are available for a stay, each with its cheapest offer',
  body: hotelSearchRequestSchema,
  response: hotelSearchResponseSchema,
});
