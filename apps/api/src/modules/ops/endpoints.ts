import { z } from 'zod';
import {
  airOrderStatusSchema,
  callbackTopicSchema,
  endpoint,
  instantSchema,
  journalEntrySchema,
  localeSchema,
  refundReasonSchema,
} from '@karvon/contract';

/** Calls of our own operators. They are no part of the contract, because no page makes them. */
const count = z.coerce.number().int().min(1).max(500);

export const waitingCallbackSchema = z.strictObject({
  id: z.uuid(),
  phone: z.string(),
  name: z.string(),
  topic: callbackTopicSchema,
  lang: localeSchema,
  page: z.string(),
  orderNumber: z.string().nullable(),
  callBy: instantSchema,
  createdAt: instantSchema,
});
export type WaitingCallback = z.infer<typeof waitingCallbackSchema>;

export const listCallbacks = endpoint({
  method: 'GET',
  path: '/v1/ops/callbacks',
  summary: 'Requests nobody has called yet, the most urgent first',
  query: z.strictObject({ count: count.default(50) }),
  answer: z.strictObject({ callbacks: z.array(waitingCallbackSchema) }),
});

export const closeCallback = endpoint({
  method: 'POST',
  path: '/v1/ops/callbacks/:id/done',
  summary: 'The visitor was called',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.strictObject({ closed: z.boolean() }),
});

export const stuckOrderSchema = z.strictObject({
  number: z.string(),
  status: airOrderStatusSchema,
  pnr: z.string().nullable(),
  attempts: z.number().int(),
  since: instantSchema,
});
export type StuckOrder = z.infer<typeof stuckOrderSchema>;

export const listStuckOrders = endpoint({
  method: 'GET',
  path: '/v1/ops/orders/issue-error',
  summary: 'Paid orders without tickets, the longest waiting first',
  query: z.strictObject({ count: count.default(50) }),
  answer: z.strictObject({ orders: z.array(stuckOrderSchema) }),
});

export const refundClaimSchema = z.strictObject({
  id: z.uuid(),
  orderNumber: z.string(),
  reason: refundReasonSchema.nullable(),
  /** What the visitor wrote; null when nothing. */
  comment: z.string().nullable(),
  askedAt: instantSchema,
});
export type RefundClaim = z.infer<typeof refundClaimSchema>;

export const listRefundClaims = endpoint({
  method: 'GET',
  path: '/v1/ops/refund-claims',
  summary: 'Refunds that wait for a person, the longest waiting first',
  query: z.strictObject({ count: count.default(50) }),
  answer: z.strictObject({ claims: z.array(refundClaimSchema) }),
});

export const decideRefundClaim = endpoint({
  method: 'POST',
  path: '/v1/ops/refund-claims/:id/:decision',
  summary: 'The carrier has agreed to a refund, or has not',
  params: z.strictObject({ id: z.uuid(), decision: z.enum(['accept', 'decline']) }),
  answer: z.strictObject({ decided: z.boolean() }),
});

export const tailJournal = endpoint({
  method: 'GET',
  path: '/v1/ops/journal',
  summary: 'The newest entries of the journal, oldest of them first',
  query: z.strictObject({ count: count.default(20) }),
  answer: z.strictObject({
    entries: z.array(
      journalEntrySchema.extend({
        at: instantSchema,
        agent: z.string().nullable(),
        text: z.string(),
        context: z.record(z.string(), z.string()),
      }),
    ),
  }),
});
export type JournalTail = z.infer<typeof tailJournal.answer>;

export const operatorTokenHeader = 'operator-token';
