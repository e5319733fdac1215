import { z } from 'zod';
import { endpoint } from '../endpoint';
import { guestReviewSchema } from './reviews/guest-review';
import { maxReviews } from './reviews/guest-review.limits';
import {
  hotelGuestsSchema,
  hotelOfferSchema,
  isSoldStay,
  stayDatesSchema,
  unsoldStay,
} from './hotel-offer';
import { hotelLocationSchema, positionSchema } from './places/hotel-place';
import {
  guestScoreSchema,
  hotelAmenitySchema,
  hotelKindSchema,
  hotelObjectSchema,
  hotelPictureSchema,
  hotelSellersSchema,
} from './hotel-search';
import { localeSchema } from '../locale';
import { instantSchema, moneySchema, offerIdSchema, plainDateSchema } from '../primitives';
import { describeHotelCall, listHotelOffersCall, getHotelOfferCall } from './hotel-detail.calls';

const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const hotelRoomSchema = z.strictObject({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  maxGuests: z.number().int().min(1),
  /** Null where a supplier does not provide it. */
  maxExtraBeds: z.number().int().min(0).nullable(),
  /** Square metres; null where a supplier does not provide it. */
  area: z.number().int().min(1).nullable(),
  /** Empty where a supplier does not provide it. */
  beds: z.string(),
  amenities: z.array(hotelAmenitySchema),
  pictures: z.array(hotelPictureSchema),
});
export type HotelRoom = z.infer<typeof hotelRoomSchema>;

/** The company that runs the hotel, which consumer law requires to be shown. */
export const hotelLegalSchema = z.strictObject({
  name: z.string(),
  taxId: z.string(),
  address: z.string(),
  /** Entry in the state register of classified hotels; null without one. */
  registry: z
    .strictObject({ number: z.string(), validUntil: plainDateSchema, url: z.string() })
    .nullable(),
});

export const hotelDescriptionSchema = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** In Latin letters, as written on the building; absent where `name` is Latin. */
  latinName: z.string().optional(),
  kind: hotelKindSchema,
  stars: z.number().int().min(0).max(5),
  certified: z.boolean(),
  /** Absent where a supplier does not provide it. */
  score: guestScoreSchema.optional(),
  /** In the visitor's language first, then the newest first; empty where no supplier provides any. */
  reviews: z.array(guestReviewSchema).max(maxReviews),
  location: hotelLocationSchema,
  address: z.string(),
  zip: z.string(),
  /** Empty where a supplier does not provide it. */
  phone: z.string(),
  position: positionSchema,
  /** The hotel's own description, by paragraphs. */
  story: z.array(z.string()),
  built: z.number().int().nullable(),
  reconstructed: z.number().int().nullable(),
  rooms: z.number().int().nullable(),
  floors: z.number().int().nullable(),
  checkIn: clockTimeSchema,
  checkOut: clockTimeSchema,
  pictures: z.array(hotelPictureSchema).min(1),
  amenities: z.array(hotelAmenitySchema),
  roomTypes: z.array(hotelRoomSchema).min(1),
  /** Empty unless the request set `UseObjects`. Distances are metres. */
  nearby: z.array(hotelObjectSchema.extend({ distance: z.number().int().min(0) })),
  /** House rules for guests: documents, deposits, children, pets. */
  requirements: z.array(z.string()),
  /** Null where a supplier does not provide it. */
  legal: hotelLegalSchema.nullable(),
});
export type HotelDescription = z.infer<typeof hotelDescriptionSchema>;

/** The specification's hotel detail request. */
export const describeHotel = endpoint({
  ...describeHotelCall,
  summary: 'The description of a hotel, without prices',
  body: z.strictObject({
    Operation: z.literal('Description').default('Description'),
    HotelCode: z.string().min(1).max(40),
    UseObjects: z.boolean().default(true),
    Language: localeSchema.default('ru'),
  }),
  response: hotelDescriptionSchema,
});

export const listHotelOffers = endpoint({
  ...listHotelOffersCall,
  summary: 'Rooms and tariffs of one hotel for a stay, cheapest first',
  body: z
    .strictObject({
      HotelCode: z.string().min(1).max(40),
      ...stayDatesSchema,
      Guests: hotelGuestsSchema,
      Currency: z.literal([2, 3, 5]).default(2),
      WhereToPay: z.literal([1, 2, 3]).default(3),
      FreeSaleOnly: z.boolean().default(true),
      Language: localeSchema.default('ru'),
    })
    .refine(isSoldStay, unsoldStay),
  response: z.strictObject({
    nights: z.number().int(),
    offers: z.array(hotelOfferSchema),
    /** From the systems that sell this hotel. */
    sellers: hotelSellersSchema,
    expiresAt: instantSchema,
  }),
});

/** The hotel's details in an offer and an order. */
export const bookedHotelSchema = hotelDescriptionSchema
  .pick({
    code: true,
    name: true,
    latinName: true,
    kind: true,
    stars: true,
    address: true,
    location: true,
    checkIn: true,
    checkOut: true,
    pictures: true,
    phone: true,
  })
  .extend({
    /** For a driver and for documents abroad: in English, or in Latin letters; absent where `address` already is. */
    latinAddress: z.string().optional(),
    /** Absent in orders that are older than this field. */
    position: positionSchema.optional(),
  });

/** An offer whose price was just confirmed, with its stay. */
export const hotelOfferDetailSchema = z.strictObject({
  offer: hotelOfferSchema,
  hotel: bookedHotelSchema,
  room: hotelRoomSchema,
  arrivalDate: plainDateSchema,
  departureDate: plainDateSchema,
  nights: z.number().int(),
  adults: z.number().int(),
  childAges: z.array(z.number().int()),
  /** Price of each night; their sum is the part of the total that goes to the hotel. */
  days: z.array(z.strictObject({ date: plainDateSchema, price: moneySchema })),
  /** Our own part of the total. */
  fee: moneySchema,
  expiresAt: instantSchema,
});
export type HotelOfferDetail = z.infer<typeof hotelOfferDetailSchema>;

export const getHotelOffer = endpoint({
  ...getHotelOfferCall,
  summary: 'One offer at its current price',
  params: z.strictObject({ id: offerIdSchema }),
  query: z.strictObject({ lang: localeSchema.default('ru') }),
  response: hotelOfferDetailSchema,
});

/** The response is a picture; its address comes with a hotel and may be cached for ever. */
export const getHotelPicture = endpoint({
  method: 'GET',
  path: '/v1/hotel/pictures/:file',
  summary: 'A picture of a hotel',
  params: z.strictObject({ file: z.string().max(600) }),
  /** The width of a photograph; drawings have one size. */
  query: z.strictObject({ w: z.enum(['480', '960']).optional() }),
  response: z.any(),
});
