import { z } from 'zod';
import { orderNumberSchema } from '../order-number';
import { endpoint } from '../endpoint';
import { localeSchema } from '../locale';
import { paymentMethodSchema } from '../payment/payment-method';
import { refundDocumentSchema } from './refund-document';
import { instantSchema, moneySchema, plainDateSchema } from '../primitives';
import { quoteAirRefundCall } from './air-refund.calls';
import { maxRefundCommentLength } from './air-refund.limits';
import { maxLegs } from './air-search.limits';
import { maxTravellers } from './fare/fare.limits';

/** The reasons of a forced refund. Visitors cannot choose the last one: the order was paid, but never issued. */
export const refundReasonSchema = z.enum([
  'flight-cancelled',
  'flight-delayed',
  'schedule-changed',
  'boarding-denied',
  'illness',
  'not-issued',
]);
export type RefundReason = z.infer<typeof refundReasonSchema>;

/** The reasons a visitor may give. */
export const claimReasonSchema = refundReasonSchema.exclude(['not-issued']);
export type ClaimReason = z.infer<typeof claimReasonSchema>;

/** A part of the order's price, and how much of it is kept; Σ (paid − kept) comes back, as points and as money. */
export const refundLineSchema = z.strictObject({
  /** `exchange-fee`: for tickets that were exchanged before; `extras`: bags and seats bought beside the fare. */
  item: z.enum(['tariff', 'taxes', 'exchange-fee', 'extras', 'service-fee', 'acquiring-fee']),
  paid: moneySchema,
  /**
   * The carrier keeps a part of the tariff and the taxes, the exchange fee and the extras; we keep our fees. A forced refund
   * keeps nothing.
   */
  kept: moneySchema,
});
export type RefundLine = z.infer<typeof refundLineSchema>;

/** Passengers and their slices, by index in the order: each passenger once, with at least one slice. */
export const refundPartSchema = z
  .array(
    z.strictObject({
      passenger: z
        .number()
        .int()
        .min(0)
        .max(maxTravellers - 1),
      slices: z
        .array(
          z
            .number()
            .int()
            .min(0)
            .max(maxLegs - 1),
        )
        .min(1)
        .max(maxLegs),
    }),
  )
  .min(1)
  .max(maxTravellers);
export type RefundPart = z.infer<typeof refundPartSchema>;

/** The refund quote, line by line. Nothing is confirmed yet. */
export const refundQuoteSchema = z.strictObject({
  id: z.uuid(),
  /** `forced`: for a reason of the carrier or the law; an operator checks it before the money is sent. */
  kind: z.enum(['voluntary', 'forced']),
  reason: refundReasonSchema.nullable(),
  /** The part that is given back; null: the order as it was sold. */
  part: refundPartSchema.nullable(),
  /** True when nothing of the order remains after this refund. */
  closes: z.boolean(),
  lines: z.array(refundLineSchema),
  /** The money that comes back. */
  total: moneySchema,
  /** The points that come back: the share of the refund that was paid with points. */
  pointsReturned: z.number().int().min(0),
  /** The rules applied, in the requested language, and the day they came into force. */
  basis: z.strictObject({ text: z.string(), since: plainDateSchema }),
  /** The payment method, to which the money returns. */
  method: paymentMethodSchema,
  /** The latest day on which the money is sent; for a forced refund, counted from the carrier's consent. */
  sentBy: plainDateSchema,
  /** Points promised for this order that are cancelled. */
  pointsCancelled: z.number().int().min(0),
  /** After this moment request a new quote. */
  expiresAt: instantSchema,
});
export type RefundQuote = z.infer<typeof refundQuoteSchema>;

/** The status of a confirmed refund. */
export const refundStateSchema = z.enum([
  'in-review',
  'at-carrier',
  'at-bank',
  'returned',
  'declined',
]);
export type RefundState = z.infer<typeof refundStateSchema>;

/** A confirmed refund, followed until the money has arrived. */
export const airRefundSchema = refundQuoteSchema.omit({ expiresAt: true }).extend({
  state: refundStateSchema,
  /** The documents that prove a claim. */
  documents: z.array(refundDocumentSchema),
  steps: z.array(z.strictObject({ state: refundStateSchema, at: instantSchema })),
});
export type AirRefund = z.infer<typeof airRefundSchema>;

export const quoteAirRefund = endpoint({
  ...quoteAirRefundCall,
  summary: 'The refund quote of a paid order; it changes nothing',
  status: 201,
  orderAccess: true,
  params: z.strictObject({ number: orderNumberSchema }),
  body: z.strictObject({
    /** Omitted for a voluntary refund. */
    reason: claimReasonSchema.optional(),
    /** A comment for the operator who checks a forced refund. */
    comment: z.string().trim().max(maxRefundCommentLength).optional(),
    /** When omitted: everything that can still be given back. */
    part: refundPartSchema.optional(),
    lang: localeSchema,
  }),
  response: refundQuoteSchema,
});
