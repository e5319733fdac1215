import { z } from 'zod';
import { maxLegs } from './air-search.limits';
import { conditionSchema } from './fare/fare';
import { dictionarySchema, sliceSchema } from './itinerary';
import { paymentMethodSchema } from '../payment/payment-method';
import { orderPaymentSchema } from '../payment/payment-status';
import { instantSchema, moneySchema, plainDateSchema } from '../primitives';

/** Slices of the order, by index, and the new days that the visitor wishes for them. */
export const exchangeWishesSchema = z
  .array(
    z.strictObject({
      slice: z
        .number()
        .int()
        .min(0)
        .max(maxLegs - 1),
      date: plainDateSchema,
    }),
  )
  .min(1)
  .max(maxLegs)
  .refine((wishes) => new Set(wishes.map(({ slice }) => slice)).size === wishes.length, {
    message: 'each slice once',
  });
export type ExchangeWishes = z.infer<typeof exchangeWishesSchema>;

/** Other flights for the tickets of an order, with the total cost. */
export const exchangeOfferSchema = z.strictObject({
  id: z.uuid(),
  /** The new flights, in the order of the wishes. */
  slices: z.array(sliceSchema).min(1),
  /** The carrier's fee for the exchange. */
  fee: moneySchema,
  /** The new fare minus the old one; negative when the new one is cheaper. */
  difference: moneySchema,
  acquiringFee: moneySchema,
  /** The amount due: fee + difference + acquiringFee, or nothing. */
  due: moneySchema,
  /** The amount that comes back when the new fare is cheaper by more than the fee. */
  back: moneySchema,
  /** After this moment the carrier no longer guarantees the offer. */
  expiresAt: instantSchema,
});
export type ExchangeOffer = z.infer<typeof exchangeOfferSchema>;

/** An exchange quote. Nothing is confirmed yet. */
export const exchangeQuoteSchema = z.strictObject({
  id: z.uuid(),
  wishes: exchangeWishesSchema,
  /**
   * The carrier's offers, the cheapest first, of equal prices the shortest. Empty where the carrier has no online offers: an
   * operator asks it.
   */
  offers: z.array(exchangeOfferSchema),
  /** The exchange terms of the sold fare. */
  condition: conditionSchema,
  /** Names for the codes of the offers. */
  dictionary: dictionarySchema,
  /** After this moment request a new quote. */
  expiresAt: instantSchema,
});
export type ExchangeQuote = z.infer<typeof exchangeQuoteSchema>;

/**
 * `in-review` waits for an operator, `offered` for the visitor, `to-pay` for the money, `at-carrier` for new tickets.
 * `declined`: the carrier or the operator refused it, and money that was paid for it goes back.
 */
export const exchangeStateSchema = z.enum([
  'in-review',
  'offered',
  'to-pay',
  'at-carrier',
  'done',
  'declined',
  'expired',
  'withdrawn',
]);
export type ExchangeState = z.infer<typeof exchangeStateSchema>;

/** A requested exchange, followed until new tickets are issued. */
export const airExchangeSchema = z.strictObject({
  id: z.uuid(),
  state: exchangeStateSchema,
  wishes: exchangeWishesSchema,
  /** The flights of the wished slices at the time of the request. */
  before: z.array(sliceSchema),
  /** The offer that waits for the visitor, or that the visitor has accepted; null without one. */
  offer: exchangeOfferSchema.nullable(),
  /** The payment deadline, after which the offer lapses; null when nothing is to be paid. */
  payBefore: instantSchema.nullable(),
  /** The newest payment of `due`; null without one. */
  payment: orderPaymentSchema.nullable(),
  /** The available payment methods for `due`; empty when it cannot be paid now. */
  paymentMethods: z.array(paymentMethodSchema),
  steps: z.array(z.strictObject({ state: exchangeStateSchema, at: instantSchema })),
});
export type AirExchange = z.infer<typeof airExchangeSchema>;
