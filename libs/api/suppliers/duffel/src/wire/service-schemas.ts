import { z } from 'zod';
import { amount, currency, id, instant } from './schemas';

/** A bag for sale, with the sum of one piece. Other services have other types. */
export const bagServiceSchema = z.object({
  id,
  type: z.literal('baggage'),
  maximum_quantity: z.number().int().min(1),
  passenger_ids: z.array(id).min(1),
  segment_ids: z.array(id).min(1),
  total_amount: amount,
  total_currency: currency,
  metadata: z.object({ type: z.string(), maximum_weight_kg: z.number().positive().nullish() }),
});

const slices = z.array(z.object({ segments: z.array(z.object({ id })).min(1) })).min(1);

/** The services for sale in an offer. They are read one by one: an unreadable one must not lose the others. */
export const servicedOfferSchema = z.object({
  passengers: z.array(
    z.object({ id, type: z.string().nullable(), age: z.number().int().nullish() }),
  ),
  slices,
  total_amount: amount,
  payment_requirements: z.object({ requires_instant_payment: z.boolean() }),
  available_services: z.array(z.unknown()).nullish(),
});

export const servicesSchema = z.array(z.unknown());

/** The services that an order has. */
export const servicedOrderSchema = z.object({
  id,
  cancelled_at: instant.nullish(),
  payment_status: z.object({ paid_at: instant.nullish() }),
  slices,
  services: z.array(
    z.object({
      type: z.string(),
      quantity: z.number().int().min(0),
      passenger_ids: z.array(z.string()),
      segment_ids: z.array(z.string()),
    }),
  ),
});
export type ServicedOrder = z.infer<typeof servicedOrderSchema>;

export const seatServiceSchema = z.object({
  id,
  passenger_id: id,
  total_amount: amount,
  total_currency: currency,
});

/** A seat; other elements of a section are not for sitting. */
export const seatElementSchema = z.object({
  type: z.enum(['seat', 'restricted_seat_general']),
  designator: z.string(),
  disclosures: z.array(z.string()).catch([]),
  available_services: z.array(z.unknown()),
});

export const seatMapSchema = z.object({
  segment_id: id,
  cabins: z.array(
    z.object({
      rows: z.array(
        z.object({
          sections: z.array(z.object({ elements: z.array(z.looseObject({ type: z.string() })) })),
        }),
      ),
    }),
  ),
});
export type DuffelSeatMap = z.infer<typeof seatMapSchema>;
