import { z } from 'zod';
import { passengerTypeSchema } from '../../passenger-type';
import { instantSchema, moneySchema } from '../../primitives';
import { maxBabies, maxChildren, maxTravellers } from './fare.limits';

/** Adults from 12, children 2 to 12, babies under 2 without a seat: at most one per adult; nine in all. */
export const travellersSchema = z
  .strictObject({
    adult: z.number().int().min(1).max(maxTravellers),
    child: z.number().int().min(0).max(maxChildren),
    baby: z.number().int().min(0).max(maxBabies),
  })
  .refine((t) => t.adult + t.child + t.baby <= maxTravellers, {
    message: 'at most nine travellers',
    path: ['adult'],
  })
  .refine((t) => t.baby <= t.adult, {
    message: 'a baby travels on the lap of an adult',
    path: ['baby'],
  });
export type Travellers = z.infer<typeof travellersSchema>;

/** Pieces of luggage; `kg` is the limit of each, null where the carrier gives none. Null as a whole means unknown. */
export const baggageSchema = z.strictObject({
  pieces: z.number().int().min(0),
  kg: z.number().positive().nullable(),
});
export type Baggage = z.infer<typeof baggageSchema>;

/** The carry-on and checked baggage of one traveller on one slice. */
export const sliceBaggageSchema = z.strictObject({
  carryOn: baggageSchema.nullable(),
  checked: baggageSchema.nullable(),
});
export type SliceBaggage = z.infer<typeof sliceBaggageSchema>;

/** The refund or exchange terms of a fare. `unknown` is never shown as "no". */
export const conditionSchema = z.strictObject({
  allowed: z.enum(['yes', 'no', 'unknown']),
  /** The carrier's fee for all travellers; null where it is not known. */
  fee: moneySchema.nullable(),
  /** The last moment it is allowed; null for "until departure" or not known. */
  until: instantSchema.nullable(),
});
export type Condition = z.infer<typeof conditionSchema>;

export const inclusionSchema = z.enum(['included', 'not-included', 'for-a-fee', 'unknown']);
export const fareFeatureSchema = z.enum(['seat', 'meal', 'priority', 'lounge', 'miles']);
export const fareFeaturesSchema = z.record(fareFeatureSchema, inclusionSchema);
export type FareFeatures = z.infer<typeof fareFeaturesSchema>;
export const fareFamilySchema = z.enum(['light', 'basic', 'standard', 'flex']);
export type FareFamily = z.infer<typeof fareFamilySchema>;

/** The facts of a fare on a card; prices are final, for all travellers, including fees. */
export const fareSummarySchema = z.strictObject({
  id: z.string(),
  family: fareFamilySchema,
  /** The carrier's own name of the family. */
  name: z.string(),
  total: moneySchema,
  /** For each slice, in order, because carriers may differ. */
  baggage: z.array(sliceBaggageSchema).min(1),
  refund: conditionSchema,
  exchange: conditionSchema,
  pointsEarned: z.number().int().min(0),
});
export type FareSummary = z.infer<typeof fareSummarySchema>;

/** The parts of the total: Σ count × (tariff + taxes) + serviceFee + acquiringFee = total. */
export const priceBreakdownSchema = z.strictObject({
  lines: z.array(
    z.strictObject({
      /** `all`: one sum for everybody, where the carrier does not split it by passenger. */
      passengerType: z.enum([...passengerTypeSchema.options, 'all']),
      count: z.number().int().positive(),
      /** Per passenger of this type. */
      tariff: moneySchema,
      taxes: moneySchema,
    }),
  ),
  serviceFee: moneySchema,
  acquiringFee: moneySchema,
  total: moneySchema,
});
export type PriceBreakdown = z.infer<typeof priceBreakdownSchema>;

/** A fare with everything needed to choose and sell it. */
export const fareSchema = fareSummarySchema.extend({
  price: priceBreakdownSchema,
  /** Booking class (subclass) letter per segment, in order of slices; empty where the supplier does not provide it. */
  bookingClasses: z.array(z.string()),
  fareBasis: z.string(),
  /** Features that hold on every flight. */
  features: fareFeaturesSchema,
  /** The features of each flight, in order of slices and segments; absent where they are the same on all flights. */
  flightFeatures: z.array(fareFeaturesSchema).min(2).optional(),
  /** The maximum number of points this fare accepts instead of money; a visitor who has fewer may spend all of them. */
  pointsSpendable: z.number().int().min(0),
});
export type Fare = z.infer<typeof fareSchema>;
