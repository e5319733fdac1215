import { z } from 'zod';
import {
  endpoint,
  exchangeOfferSchema,
  exchangeStateSchema,
  exchangeWishesSchema,
  localDateTimeSchema,
  sliceSchema,
} from '@karvon/contract';

/** Exchanges that wait for an operator. Sums are in minor units of the order's currency. */
export const waitingExchangeSchema = z.strictObject({
  id: z.uuid(),
  orderNumber: z.string(),
  state: exchangeStateSchema,
  wishes: exchangeWishesSchema,
  before: z.array(sliceSchema),
  offer: exchangeOfferSchema.nullable(),
  requestedAt: localDateTimeSchema,
});
export type WaitingExchange = z.infer<typeof waitingExchangeSchema>;

const id = z.strictObject({ id: z.uuid() });

export const listExchanges = endpoint({
  method: 'GET',
  path: '/v1/ops/exchanges',
  summary: 'Exchanges that wait for an offer or for new tickets, the longest waiting first',
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(500).default(50) }),
  response: z.strictObject({ exchanges: z.array(waitingExchangeSchema) }),
});

/** 'HY 603 TAS 2026-12-12T10:30 SVO 2026-12-12T13:05': local times. */
export const flightTextSchema = z
  .string()
  .regex(
    /^[A-Z\d]{2} ?\d{1,4} [A-Z]{3} \d{4}-\d\d-\d\dT\d\d:\d\d [A-Z]{3} \d{4}-\d\d-\d\dT\d\d:\d\d$/,
    'like "HY 603 TAS 2026-12-12T10:30 SVO 2026-12-12T13:05"',
  );

export const offerExchange = endpoint({
  method: 'POST',
  path: '/v1/ops/exchanges/:id/offer',
  summary: 'Offer the visitor what the carrier agrees to: flights, fee and difference of the fares',
  params: id,
  body: z.strictObject({
    fee: z.number().int().min(0),
    /** Negative when the new fare is cheaper. */
    difference: z.number().int(),
    /** For each wish, its flights. */
    flights: z.array(z.array(flightTextSchema).min(1)).min(1),
    /** How long the offer is valid. */
    hours: z.number().int().min(1).max(336).default(24),
  }),
  response: z.strictObject({ offered: z.boolean() }),
});

export const finishExchange = endpoint({
  method: 'POST',
  path: '/v1/ops/exchanges/:id/done',
  summary: 'Note the new tickets of an exchange, in the order of the passengers',
  params: id,
  body: z.strictObject({
    tickets: z.array(z.string().regex(/^\d{13}\d?$/, '13 digits, or 14 with a check digit')).min(1),
  }),
  response: z.strictObject({ done: z.boolean() }),
});

export const declineExchange = endpoint({
  method: 'POST',
  path: '/v1/ops/exchanges/:id/decline',
  summary: 'The carrier does not exchange the tickets: they stay good, and a payment goes back',
  params: id,
  response: z.strictObject({ declined: z.boolean() }),
});
