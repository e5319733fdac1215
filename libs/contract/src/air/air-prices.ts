import { z } from 'zod';
import { endpoint } from '../endpoint';
import { cabinSchema } from './itinerary';
import { localeSchema } from '../locale';
import { placeSchema } from '../places';
import { instantSchema, moneySchema, placeCodeSchema, plainDateSchema } from '../primitives';
import { getPriceCalendarCall, listAirDirectionsCall } from './air-prices.calls';
import { maxBabies, maxChildren, maxTravellers } from './fare/fare.limits';

/** The lowest total for all travellers, including fees and acquiring, and when it was last confirmed. */
export const seenPriceSchema = z.strictObject({
  total: moneySchema,
  observedAt: instantSchema,
  /** `live`: found a few minutes ago by a search for exactly these travellers; `cached`: it may have changed since. */
  mark: z.enum(['live', 'cached']),
});
export type SeenPrice = z.infer<typeof seenPriceSchema>;

/** A trip by its days; `back` is null for one way. A null price means unknown, or not on sale. */
export const pricedDaySchema = z.strictObject({
  out: plainDateSchema,
  back: plainDateSchema.nullable(),
  price: seenPriceSchema.nullable(),
});
export type PricedDay = z.infer<typeof pricedDaySchema>;

export const priceCalendarSchema = z.strictObject({
  days: z.array(pricedDaySchema),
  /** The time of the response: the age of a price is counted from it, not from the device's clock. */
  asOf: instantSchema,
});
export type PriceCalendar = z.infer<typeof priceCalendarSchema>;

const count = (max: number) => z.coerce.number().int().min(0).max(max);

/**
 * Departure days: a `month`, or `from` … `to`. Return days: none (one way), `stay` days after the departure, or every pair with
 * `backFrom` … `backTo` whose return is not earlier.
 */
export const priceCalendarQuerySchema = z
  .strictObject({
    origin: placeCodeSchema,
    destination: placeCodeSchema,
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    from: plainDateSchema.optional(),
    to: plainDateSchema.optional(),
    stay: count(330).optional(),
    backFrom: plainDateSchema.optional(),
    backTo: plainDateSchema.optional(),
    adult: count(maxTravellers).min(1).default(1),
    child: count(maxChildren).default(0),
    baby: count(maxBabies).default(0),
    class: cabinSchema.default('Economy'),
    /** Only nonstop flights count. */
    direct: z.enum(['true', 'false']).default('false'),
    /** True: itineraries with self-transfers count too. */
    selfTransfers: z.enum(['true', 'false']).default('false'),
  })
  .refine((q) => (q.month === undefined) === (q.from !== undefined && q.to !== undefined), {
    message: 'either month, or from and to',
    path: ['month'],
  })
  .refine((q) => (q.from === undefined) === (q.to === undefined), {
    message: 'from and to come together',
    path: ['to'],
  })
  .refine((q) => (q.backFrom === undefined) === (q.backTo === undefined), {
    message: 'backFrom and backTo come together',
    path: ['backTo'],
  })
  .refine((q) => q.stay === undefined || q.backFrom === undefined, {
    message: 'either stay, or backFrom and backTo',
    path: ['stay'],
  })
  .refine((q) => q.origin !== q.destination, {
    message: 'origin and destination are the same',
    path: ['destination'],
  })
  .refine((q) => q.adult + q.child + q.baby <= 9, {
    message: 'at most nine travellers',
    path: ['adult'],
  })
  .refine((q) => q.baby <= q.adult, {
    message: 'a baby travels on the lap of an adult',
    path: ['baby'],
  });
export type PriceCalendarQuery = z.infer<typeof priceCalendarQuerySchema>;

export const getPriceCalendar = endpoint({
  ...getPriceCalendarCall,
  embeddable: true,
  summary: 'The lowest known price of each day for these travellers',
  query: priceCalendarQuerySchema,
  response: priceCalendarSchema,
});

/** A popular destination with the cheapest known day of the coming weeks: one adult, one way. */
export const airDirectionSchema = z.strictObject({
  destination: placeSchema,
  out: plainDateSchema,
  price: seenPriceSchema,
});
export type AirDirection = z.infer<typeof airDirectionSchema>;

export const listAirDirections = endpoint({
  ...listAirDirectionsCall,
  embeddable: true,
  summary: 'Popular directions with the lowest known prices of the coming weeks',
  query: z.strictObject({
    /** The edition's home city by default. */
    origin: placeCodeSchema.optional(),
    lang: localeSchema.default('ru'),
  }),
  response: z.strictObject({
    origin: placeSchema,
    directions: z.array(airDirectionSchema),
    /** Popular destinations without a known price; omitted when there are none. */
    unpriced: z.array(placeSchema).optional(),
    asOf: instantSchema,
  }),
});
