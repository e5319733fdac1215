import { z } from 'zod';
import { readAmount } from '@karvon/money';

/** The fields of Duffel's responses that we read; unknown fields must not break us. */

export const amount = z.string().transform((text, context) => {
  const minor = readAmount(text);
  if (minor !== null) return minor;
  context.addIssue({ code: 'custom', message: 'not a sum' });
  return z.NEVER;
});
export const id = z.string().regex(/^\w{3,60}$/);
export const currency = z.string().regex(/^[A-Z]{3}$/);
export const instant = z.iso.datetime().transform((text) => new Date(text));
/** Local time of the airport. An offset is refused, 'Z' too. */
const local = z.iso.datetime({ local: true }).refine((text) => !text.endsWith('Z'));
const iata = z.string().regex(/^[A-Z]{3}$/);
const carrierCode = z.string().regex(/^[A-Z0-9]{2}$/);
const flightNumber = z.string().regex(/^\d{1,5}[A-Z]?$/);

/** Minutes of 'PT02H26M', 'P1DT30M'; null when there is no duration. */
const duration = z
  .string()
  .regex(/^P(?=.)(\d+D)?(T(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/)
  .transform((text) => {
    const of = (letter: string) =>
      Number(
        new RegExp(`(\\d+)${letter}`).exec(
          letter === 'D' ? text : text.replace(/^[^T]*/, ''),
        )?.[1] ?? 0,
      );
    return of('D') * 1440 + of('H') * 60 + of('M');
  })
  .nullable();

const airport = z.object({ iata_code: iata, time_zone: z.string().min(1) });
const carrier = z.object({
  iata_code: carrierCode,
  name: z.string(),
  conditions_of_carriage_url: z.string().nullish(),
  /** The address of an airline's logo; without a valid one we show our own drawing. */
  logo_symbol_url: z.string().nullish().catch(null),
});

const condition = z
  .discriminatedUnion('allowed', [
    z.object({ allowed: z.literal(false) }),
    z.object({
      allowed: z.literal(true),
      penalty_amount: amount.nullable(),
      penalty_currency: currency.nullable(),
    }),
  ])
  .nullable();
export type DuffelCondition = z.infer<typeof condition>;

const conditions = z.object({
  refund_before_departure: condition,
  change_before_departure: condition,
});

/** Null when Duffel does not tell the cabin, or names an unknown one. */
export const cabinClass = z
  .enum(['economy', 'premium_economy', 'business', 'first'])
  .nullable()
  .catch(null);

const segmentPassenger = z.object({
  passenger_id: id,
  cabin_class: cabinClass,
  fare_basis_code: z.string().nullish(),
  /** Types other than `carry_on` and `checked` are ignored. */
  baggages: z.array(z.object({ type: z.string(), quantity: z.number().int().min(0).max(20) })),
});

/** A flight in an offer or in a change of an order. */
export const segment = z.object({
  id,
  origin: airport,
  destination: airport,
  origin_terminal: z.string().nullable(),
  destination_terminal: z.string().nullable(),
  departing_at: local,
  arriving_at: local,
  duration,
  aircraft: z.object({ name: z.string() }).nullable(),
  marketing_carrier: carrier,
  marketing_carrier_flight_number: flightNumber,
  operating_carrier: carrier,
  stops: z.array(z.object({ airport, duration })).default([]),
});

const offerSegment = segment.extend({ passengers: z.array(segmentPassenger).min(1) });

const offerSlice = z.object({
  id,
  duration,
  fare_brand_name: z.string().nullable(),
  conditions: z
    .object({
      advance_seat_selection: z.boolean().nullish(),
      priority_boarding: z.boolean().nullish(),
    })
    .nullish(),
  segments: z.array(offerSegment).min(1),
});
export type DuffelSlice = z.infer<typeof offerSlice>;

const sums = {
  base_amount: amount,
  base_currency: currency,
  tax_amount: amount.nullable(),
  total_amount: amount,
  total_currency: currency,
};

/** A total that is less than its parts, or in another currency, is refused. */
const isOnePrice = (one: {
  base_amount: number;
  base_currency: string;
  tax_amount: number | null;
  total_amount: number;
  total_currency: string;
}): boolean =>
  one.base_currency === one.total_currency &&
  one.base_amount + (one.tax_amount ?? 0) <= one.total_amount;

export const offerSchema = z
  .object({
    id,
    ...sums,
    expires_at: instant,
    owner: carrier,
    passengers: z
      .array(z.object({ id, type: z.string().nullable(), age: z.number().int().nullish() }))
      .min(1),
    payment_requirements: z.object({ requires_instant_payment: z.boolean() }),
    passenger_identity_documents_required: z.boolean(),
    supported_loyalty_programmes: z.array(z.string()),
    /** For all passengers; an offer without emissions, or with unreadable ones, is still an offer. */
    total_emissions_kg: z.coerce.number().min(0).max(1e6).nullish().catch(null),
    conditions,
    slices: z.array(offerSlice).min(1),
  })
  .refine(isOnePrice, 'the sums are no price');
export type DuffelOffer = z.infer<typeof offerSchema>;

export const batchHeadSchema = z.object({
  id,
  total_batches: z.number().int().min(0).max(1000),
  remaining_batches: z.number().int().min(0).max(1000),
});

/** Offers are read one by one: an unreadable one must not lose the others. */
export const batchSchema = batchHeadSchema.extend({ offers: z.array(z.unknown()) });

export const orderSchema = z
  .object({
    id,
    /** False for an order of test mode. */
    live_mode: z.boolean().nullish(),
    booking_reference: z.string().regex(/^[A-Z0-9]{5,8}$/),
    created_at: instant,
    cancelled_at: instant.nullish(),
    ...sums,
    payment_status: z.object({
      awaiting_payment: z.boolean(),
      payment_required_by: instant.nullish(),
      price_guarantee_expires_at: instant.nullish(),
      paid_at: instant.nullish(),
    }),
    /** Bags and seats; the order's total contains them. */
    services: z.array(z.object({ total_amount: amount, total_currency: currency })),
    documents: z
      .array(
        z.object({
          type: z.string(),
          unique_identifier: z.string(),
          // Absent in the first version of Duffel's API.
          passenger_ids: z.array(z.string()).default([]),
        }),
      )
      .nullish(),
    metadata: z.record(z.string(), z.string()).nullish(),
  })
  .refine(isOnePrice, 'the sums are no price')
  .refine(
    (order) =>
      order.services.every(({ total_currency: one }) => one === order.total_currency) &&
      flightsAmount(order) >= 0,
    'the services are no part of the price',
  );
export type DuffelOrder = z.infer<typeof orderSchema>;

/** The price of an order without its bags and seats. */
export const flightsAmount = (order: {
  total_amount: number;
  services: { total_amount: number }[];
}): number =>
  order.services.reduce((rest, { total_amount: one }) => rest - one, order.total_amount);

/** The fields that identify an order; no others are read in a list of orders. */
export const listedOrderSchema = z.object({
  id,
  created_at: instant,
  cancelled_at: instant.nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

export const cancellationSchema = z.object({
  id,
  order_id: id,
  refund_amount: amount.nullable(),
  refund_currency: currency.nullable(),
  refund_to: z.string().nullable(),
  /** Null when the quote has no expiry. */
  expires_at: instant.nullable(),
  confirmed_at: instant.nullable(),
});

export const paymentSchema = z.object({ id });

export const errorsSchema = z.object({
  errors: z
    .array(z.object({ type: z.string(), code: z.string(), title: z.string().default('') }))
    .min(1),
});
