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

/** A part of the order's price and how much of it is kept; Σ (paid − kept) is what comes back, as points and as money. */
export const refundLineSchema = z.strictObject({
  /** `exchange-fee`: of tickets that were exchanged before; `extras`: bags and seats bought beside the fare. */
  item: z.enum(['tariff', 'taxes', 'exchange-fee', 'extras', 'service-fee', 'acquiring-fee']),
  paid: moneySchema,
  /** The carrier keeps a part of the tariff and the taxes, the fee of an exchange and the extras; we keep our fees; at a forced refund nothing is kept. */
  kept: moneySchema,
});
export type RefundLine = z.infer<typeof refundLineSchema>;

/** Slices of passengers, by their index in the order: each passenger once, with at least one slice. */
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

/** What a refund returns, line by line. Nothing is decided yet. */
export const refundQuoteSchema = z.strictObject({
  id: z.uuid(),
  /** `forced`: because of the carrier or a reason the law names; it is checked by a person before the money goes. */
  kind: z.enum(['voluntary', 'forced']),
  reason: refundReasonSchema.nullable(),
  /** What is given back; null: the order as it was sold. */
  part: refundPartSchema.nullable(),
  /** True when nothing of the order is left after this refund. */
  closes: z.boolean(),
  lines: z.array(refundLineSchema),
  /** The money that comes back. */
  total: moneySchema,
  /** The points that come back: the share of the refund that had been paid with points. */
  pointsReturned: z.number().int().min(0),
  /** The rules applied, in the asked language, and the day they came into force. */
  basis: z.strictObject({ text: z.string(), since: plainDateSchema }),
  /** The money goes back by the method by which it was paid. */
  method: paymentMethodSchema,
  /** The day the money is sent at the latest; for a forced refund, counted from the carrier's consent. */
  sentBy: plainDateSchema,
  /** Points promised for this order that are cancelled. */
  pointsCancelled: z.number().int().min(0),
  /** After this moment ask for a new one. */
  expiresAt: instantSchema,
});
export type RefundQuote = z.infer<typeof refundQuoteSchema>;

/** How far a confirmed refund has come. */
export const refundStateSchema = z.enum([
  'in-review',
  'at-carrier',
  'at-bank',
  'returned',
  'declined',
]);
export type RefundState = z.infer<typeof refundStateSchema>;

/** A confirmed refund, followed until the money is back. */
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
    /** Left out for a voluntary refund. */
    reason: claimReasonSchema.optional(),
    /** For the person who checks a forced refund. */
    comment: z.string().trim().max(maxRefundCommentLength).optional(),
    /** If left out: everything that can still be given back. */
    part: refundPartSchema.optional(),
    lang: localeSchema,
  }),
  response: refundQuoteSchema,
});
