import { z } from 'zod';
import { endpoint } from '../endpoint';
import { fareSchema, fareSummarySchema, travellersSchema } from './fare/fare';
import { cabinSchema, dictionarySchema, sliceSchema } from './itinerary';
import { localeSchema } from '../locale';
import { instantSchema, offerIdSchema, placeCodeSchema, plainDateSchema } from '../primitives';
import {
  createAirSearchCall,
  listAirOffersCall,
  getAirOfferCall,
  getFareRulesCall,
} from './air-search.calls';
import { maxLegs } from './air-search.limits';

/** A route entry of the specification; `returnalDate` is null for one way and for each leg of a multi-leg trip. */
export const routeLegSchema = z
  .strictObject({
    departure: placeCodeSchema,
    arrival: placeCodeSchema,
    departureDate: plainDateSchema,
    returnalDate: plainDateSchema.nullable(),
  })
  .refine((leg) => leg.departure !== leg.arrival, {
    message: 'departure and arrival are the same',
    path: ['arrival'],
  })
  .refine((leg) => leg.returnalDate === null || leg.returnalDate >= leg.departureDate, {
    message: 'the way back is before the way out',
    path: ['returnalDate'],
  });

/** The specification's search state. SINGLE has one route entry, MULTI two to six. */
export const airSearchRequestSchema = z
  .strictObject({
    type: z.enum(['SINGLE', 'MULTI']).default('SINGLE'),
    route: z.array(routeLegSchema).min(1).max(maxLegs),
    travellers: travellersSchema,
    ticketClass: cabinSchema.default('Economy'),
  })
  .refine((s) => (s.type === 'SINGLE' ? s.route.length === 1 : s.route.length > 1), {
    message: 'SINGLE has one route entry, MULTI two to six',
    path: ['route'],
  })
  .refine((s) => s.type === 'SINGLE' || s.route.every((leg) => leg.returnalDate === null), {
    message: 'legs of a multi-leg trip have no way back',
    path: ['route'],
  })
  .refine(
    (s) => s.route.every((leg, i) => i === 0 || leg.departureDate >= s.route[i - 1]!.departureDate),
    {
      message: 'legs are in order of time',
      path: ['route'],
    },
  );
export type AirSearchRequest = z.infer<typeof airSearchRequestSchema>;

export const airSearchSchema = z.strictObject({ id: z.string(), expiresAt: instantSchema });
export type AirSearch = z.infer<typeof airSearchSchema>;

/** An itinerary as one seller offers it, with its fares, cheapest first. */
export const airOfferSchema = z.strictObject({
  id: z.string(),
  /** The carrier that issues the ticket. */
  validatingCarrier: z.string(),
  kind: z.enum(['regular', 'low-cost', 'charter']),
  slices: z.array(sliceSchema).min(1),
  fares: z.array(fareSummarySchema).min(1),
  /** CO₂ of all passengers on all flights, in kilograms; absent where a supplier does not provide it. */
  emissionsKg: z.number().int().min(1).optional(),
});
export type AirOffer = z.infer<typeof airOfferSchema>;

export const airOffersPageSchema = z.strictObject({
  status: z.enum(['searching', 'complete']),
  /** Share of suppliers that have responded, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Systems that sell tickets. When the search is complete, the missing ones have failed or did not respond. */
  sellers: z.strictObject({
    answered: z.number().int().min(0),
    requested: z.number().int().min(1),
  }),
  /** Send it to get only new offers. */
  cursor: z.string(),
  offers: z.array(airOfferSchema),
  /** Ids of earlier offers to remove: another system sells the same itinerary for less. */
  replaced: z.array(z.string()),
  dictionary: dictionarySchema,
  expiresAt: instantSchema,
});
export type AirOffersPage = z.infer<typeof airOffersPageSchema>;

/** An offer whose price was just confirmed, with everything needed to choose a fare. */
export const airOfferDetailSchema = airOfferSchema.extend({
  fares: z.array(fareSchema).min(1),
  travellers: travellersSchema,
  ticketClass: cabinSchema,
  expiresAt: instantSchema,
  /** A passport is needed: the route leaves a country. */
  international: z.boolean(),
  /** Loyalty programmes whose card may be entered, IATA carrier codes. */
  loyaltyProgrammes: z.array(z.string()),
  dictionary: dictionarySchema,
});
export type AirOfferDetail = z.infer<typeof airOfferDetailSchema>;

export const fareRulesSchema = z.strictObject({
  sections: z.array(
    z.strictObject({
      title: z.string(),
      text: z.string(),
      /** The language of the text, where the carrier has not filed it in the requested one. */
      lang: z.literal('en').optional(),
    }),
  ),
  /** The carrier's text as filed, in English. */
  original: z.string(),
});
export type FareRules = z.infer<typeof fareRulesSchema>;

const lang = z.strictObject({ lang: localeSchema.default('ru') });

export const createAirSearch = endpoint({
  ...createAirSearchCall,
  summary: 'Start a search for air itineraries',
  status: 201,
  body: airSearchRequestSchema,
  response: airSearchSchema,
});

export const listAirOffers = endpoint({
  ...listAirOffersCall,
  summary: 'Offers found since the cursor; waits a few seconds for new ones while the search runs',
  params: z.strictObject({ id: z.string().max(80) }),
  query: lang.extend({
    cursor: z.string().max(40).optional(),
    /** 0 responds at once with the offers found so far, for rendering on the server. */
    wait: z.literal('0').optional(),
  }),
  response: airOffersPageSchema,
});

export const getAirOffer = endpoint({
  ...getAirOfferCall,
  summary: 'One offer at its current price',
  params: z.strictObject({ id: offerIdSchema }),
  query: lang,
  response: airOfferDetailSchema,
});

/** The response is the logo of an airline as a picture; its address comes with a dictionary. */
export const getCarrierLogo = endpoint({
  method: 'GET',
  path: '/v1/air/logos/:file',
  summary: 'The logo of an airline, where a supplier gives one',
  params: z.strictObject({ file: z.string().max(40) }),
  response: z.any(),
});

export const getFareRules = endpoint({
  ...getFareRulesCall,
  summary: 'The rules of one fare in plain words, with the original text of the carrier',
  params: z.strictObject({ id: offerIdSchema, fareId: z.string().max(80) }),
  query: lang,
  response: fareRulesSchema,
});
