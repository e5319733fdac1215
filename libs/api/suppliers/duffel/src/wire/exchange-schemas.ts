import { z } from 'zod';
import { readAmount } from '@karvon/money';
import { changedSlice } from './change-schemas';
import { id } from './schemas';

/** A sum; negative when money comes back. */
const signedAmount = z.string().transform((text, context) => {
  const minor = readAmount(text.replace(/^-/, ''));
  if (minor !== null) return text.startsWith('-') ? -minor : minor;
  context.addIssue({ code: 'custom', message: 'not a sum' });
  return z.NEVER;
});

const instant = z.iso.datetime().transform((text) => new Date(text));
const currency = z.string().regex(/^[A-Z]{3}$/);

/** Other flights for an order, with their price. */
export const changeOfferSchema = z.object({
  id,
  change_total_amount: signedAmount,
  change_total_currency: currency,
  penalty_total_amount: signedAmount.nullish(),
  penalty_total_currency: currency.nullish(),
  refund_to: z.string().nullish(),
  expires_at: instant,
  /** The order change made from this offer, confirmed or not. */
  order_change_id: id.nullish(),
  slices: z.object({ add: z.array(changedSlice).min(1) }),
});
export type DuffelChangeOffer = z.infer<typeof changeOfferSchema>;

/** Offers are read one by one: an unreadable one must not lose the others. */
export const changeRequestSchema = z.object({ id, order_change_offers: z.array(z.unknown()) });

export const orderChangeSchema = z.object({
  id,
  change_total_amount: signedAmount,
  change_total_currency: currency,
  confirmed_at: instant.nullish(),
});

/** The slices in an order, whose ids a change names. */
export const slicedOrderSchema = z.object({
  id,
  slices: z.array(changedSlice.extend({ id })).min(1),
});
