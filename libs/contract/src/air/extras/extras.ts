import { z } from 'zod';
import { maxLegs } from '../air-search.limits';
import { extraKey } from './extra-key';
import { maxBagsOfOneKind, maxExtras, maxSegmentsOfSlice } from './extras.limits';
import { maxTravellers } from '../fare/fare.limits';
import { paymentMethodSchema } from '../../payment/payment-method';
import { orderPaymentSchema } from '../../payment/payment-status';
import { instantSchema, moneySchema } from '../../primitives';

const passengerSchema = z
  .number()
  .int()
  .min(0)
  .max(maxTravellers - 1);
const slicePositionSchema = z
  .number()
  .int()
  .min(0)
  .max(maxLegs - 1);

/** One more bag in the hold than the fare includes, for one passenger and all flights of the slices. */
export const bagExtraSchema = z.strictObject({
  kind: z.literal('bag'),
  /** The passenger's place in the order. */
  passenger: passengerSchema,
  /** The slices on which the same bag flies, by their index. */
  slices: z.array(slicePositionSchema).min(1).max(maxLegs),
  /** The limit of each piece; null where the carrier gives none. */
  kg: z.number().positive().nullable(),
  quantity: z.number().int().min(1).max(maxBagsOfOneKind),
});

/** '12A'. */
export const seatDesignatorSchema = z.string().regex(/^\d{1,3}[A-Z]$/);

/** A seat on one flight for one passenger. */
export const seatExtraSchema = z.strictObject({
  kind: z.literal('seat'),
  passenger: passengerSchema,
  slice: slicePositionSchema,
  /** The place of the flight in its slice. */
  segment: z
    .number()
    .int()
    .min(0)
    .max(maxSegmentsOfSlice - 1),
  designator: seatDesignatorSchema,
});

/** What is bought beside a fare. It is named by what it is: suppliers give the same thing other ids in each answer. */
export const extraSchema = z.discriminatedUnion('kind', [bagExtraSchema, seatExtraSchema]);
export type Extra = z.infer<typeof extraSchema>;

/** A kind of bag that is sold. */
export const bagOfferSchema = bagExtraSchema.omit({ kind: true, quantity: true }).extend({
  maxQuantity: z.number().int().min(1).max(maxBagsOfOneKind),
  /** Of one piece; final, fees included. */
  price: moneySchema,
});
export type BagOffer = z.infer<typeof bagOfferSchema>;

export const mappedSeatSchema = z.strictObject({
  designator: seatDesignatorSchema,
  /** For each passenger of the order; final, fees included. Null: not for this one. All null: the seat is taken. */
  prices: z.array(moneySchema.nullable()),
  /** What the carrier says of the seat, in its own words. */
  disclosures: z.array(z.string()),
});
export type MappedSeat = z.infer<typeof mappedSeatSchema>;

/** The seats of one flight; between the sections of a row there is an aisle. */
export const seatMapSchema = z.strictObject({
  slice: slicePositionSchema,
  segment: seatExtraSchema.shape.segment,
  rows: z.array(
    z.strictObject({
      /** Beside an exit: only for adults who can help. */
      exit: z.boolean(),
      /** Null: no seat stands there. */
      sections: z.array(z.array(mappedSeatSchema.nullable())),
    }),
  ),
});
export type SeatMap = z.infer<typeof seatMapSchema>;

/** What the supplier of an order sells beside its fare now. Both lists are empty where it sells nothing. */
export const extrasOfferSchema = z.strictObject({
  bags: z.array(bagOfferSchema),
  seatMaps: z.array(seatMapSchema),
});
export type ExtrasOffer = z.infer<typeof extrasOfferSchema>;

/** What a visitor has chosen, each thing once: a kind of bag has one quantity, and a passenger has one seat on a flight. */
export const chosenExtrasSchema = z
  .array(extraSchema)
  .max(maxExtras)
  .refine((extras) => new Set(extras.map(extraKey)).size === extras.length, {
    message: 'each bag and each seat once',
  });

/** What a visitor has chosen, at the price that he saw. */
export const extrasChoiceSchema = z.strictObject({
  extras: chosenExtrasSchema,
  /** What the visitor saw and agreed to. */
  expectedTotal: moneySchema,
});
export type ExtrasChoice = z.infer<typeof extrasChoiceSchema>;

/**
 * `to-pay` waits for the money, `at-carrier` for the carrier. `declined`: the carrier has refused, and the money goes back.
 */
export const extrasStateSchema = z.enum(['to-pay', 'at-carrier', 'done', 'declined']);
export type ExtrasState = z.infer<typeof extrasStateSchema>;

const bought = {
  /** For all pieces; final, fees included. */
  price: moneySchema,
  /** True: its flight was exchanged or given back, and it is lost. */
  void: z.boolean(),
};

/** Extras that were chosen at once and are paid together. */
export const airExtrasSchema = z.strictObject({
  id: z.uuid(),
  state: extrasStateSchema,
  /** True: they are paid together with the order, and its `toPay` contains them. */
  withOrder: z.boolean(),
  items: z
    .array(
      z.discriminatedUnion('kind', [bagExtraSchema.extend(bought), seatExtraSchema.extend(bought)]),
    )
    .min(1),
  total: moneySchema,
  /** Pay by then, or the choice lapses; null when nothing waits for a payment of its own. */
  payBefore: instantSchema.nullable(),
  /** The newest payment of extras that are paid on their own; null when there is none. */
  payment: orderPaymentSchema.nullable(),
  /** The methods by which they can be paid on their own; empty when they cannot be paid so now. */
  paymentMethods: z.array(paymentMethodSchema),
});
export type AirExtras = z.infer<typeof airExtrasSchema>;
