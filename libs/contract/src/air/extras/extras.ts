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

/** One more checked bag than the fare includes, for one passenger and all flights of the slices. */
export const bagExtraSchema = z.strictObject({
  kind: z.literal('bag'),
  /** The passenger's index in the order. */
  passenger: passengerSchema,
  /** The indexes of the slices on which the bag flies. */
  slices: z.array(slicePositionSchema).min(1).max(maxLegs),
  /** The weight limit of each piece; null where the carrier gives none. */
  kg: z.number().positive().nullable(),
  quantity: z.number().int().min(1).max(maxBagsOfOneKind),
});

/** The seat number, '12A'. */
export const seatDesignatorSchema = z.string().regex(/^\d{1,3}[A-Z]$/);

/** A seat on one flight for one passenger. */
export const seatExtraSchema = z.strictObject({
  kind: z.literal('seat'),
  passenger: passengerSchema,
  slice: slicePositionSchema,
  /** The index of the flight in its slice. */
  segment: z
    .number()
    .int()
    .min(0)
    .max(maxSegmentsOfSlice - 1),
  designator: seatDesignatorSchema,
});

/**
 * An extra bought beside a fare. Its own properties identify it, because suppliers change their ids from response to response.
 */
export const extraSchema = z.discriminatedUnion('kind', [bagExtraSchema, seatExtraSchema]);
export type Extra = z.infer<typeof extraSchema>;

/** A kind of bag on sale. */
export const bagOfferSchema = bagExtraSchema.omit({ kind: true, quantity: true }).extend({
  maxQuantity: z.number().int().min(1).max(maxBagsOfOneKind),
  /** Price of one piece; final, including fees. */
  price: moneySchema,
});
export type BagOffer = z.infer<typeof bagOfferSchema>;

export const mappedSeatSchema = z.strictObject({
  designator: seatDesignatorSchema,
  /** Prices for each passenger of the order; final, including fees. Null: not for this passenger. All null: the seat is taken. */
  prices: z.array(moneySchema.nullable()),
  /** The carrier's own description of the seat. */
  disclosures: z.array(z.string()),
});
export type MappedSeat = z.infer<typeof mappedSeatSchema>;

/** The seats of one flight; aisles are between the sections of a row. */
export const seatMapSchema = z.strictObject({
  slice: slicePositionSchema,
  segment: seatExtraSchema.shape.segment,
  rows: z.array(
    z.strictObject({
      /** Beside an exit: only for adults who can help. */
      exit: z.boolean(),
      /** Null where there is no seat. */
      sections: z.array(z.array(mappedSeatSchema.nullable())),
    }),
  ),
});
export type SeatMap = z.infer<typeof seatMapSchema>;

/** The extras that the supplier of an order sells now. Both lists are empty where it sells none. */
export const extrasOfferSchema = z.strictObject({
  bags: z.array(bagOfferSchema),
  seatMaps: z.array(seatMapSchema),
});
export type ExtrasOffer = z.infer<typeof extrasOfferSchema>;

/** The visitor's choice, each extra once: a kind of bag has one quantity, and a passenger has one seat on a flight. */
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
 * `to-pay` waits for the payment, `at-carrier` for the carrier. `declined`: the carrier has refused, and the money is refunded.
 */
export const extrasStateSchema = z.enum(['to-pay', 'at-carrier', 'done', 'declined']);
export type ExtrasState = z.infer<typeof extrasStateSchema>;

const bought = {
  /** For all pieces; final, including fees. */
  price: moneySchema,
  /** True: its flight was exchanged or given back, and it is lost. */
  void: z.boolean(),
};

/** Extras that were chosen at once and are paid together. */
export const airExtrasSchema = z.strictObject({
  id: z.uuid(),
  state: extrasStateSchema,
  /** True: they are paid together with the order, and its `toPay` includes them. */
  withOrder: z.boolean(),
  items: z
    .array(
      z.discriminatedUnion('kind', [bagExtraSchema.extend(bought), seatExtraSchema.extend(bought)]),
    )
    .min(1),
  total: moneySchema,
  /** The payment deadline, after which the choice lapses; null without a payment of its own. */
  payBefore: instantSchema.nullable(),
  /** The newest separate payment of the extras; null without one. */
  payment: orderPaymentSchema.nullable(),
  /** The available methods of a separate payment; empty when there can be none now. */
  paymentMethods: z.array(paymentMethodSchema),
});
export type AirExtras = z.infer<typeof airExtrasSchema>;
