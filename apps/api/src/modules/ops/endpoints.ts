import { z } from 'zod';
import {
  callbackTopicSchema,
  endpoint,
  journalEntrySchema,
  localDateTimeSchema,
  localeSchema,
  refundDocumentSchema,
  refundReasonSchema,
} from '@karvon/contract';

/**
 * The calls of our own operators. They are not in the contract, because no page makes them. Times are in the edition's
 * time zone.
 */
const count = z.coerce.number().int().min(1).max(500);

export const waitingCallbackSchema = z.strictObject({
  id: z.uuid(),
  /** Null: the row was sealed with another data key and cannot be read. */
  caller: z.strictObject({ phone: z.string(), name: z.string() }).nullable(),
  topic: callbackTopicSchema,
  lang: localeSchema,
  page: z.string(),
  orderNumber: z.string().nullable(),
  callBy: localDateTimeSchema,
  createdAt: localDateTimeSchema,
});
export type WaitingCallback = z.infer<typeof waitingCallbackSchema>;

export const listCallbacks = endpoint({
  method: 'GET',
  path: '/v1/ops/callbacks',
  summary: 'Callback requests without a call yet, the most urgent first',
  query: z.strictObject({ count: count.default(50) }),
  response: z.strictObject({ callbacks: z.array(waitingCallbackSchema) }),
});

export const closeCallback = endpoint({
  method: 'POST',
  path: '/v1/ops/callbacks/:id/done',
  summary: 'Note that the visitor was called',
  params: z.strictObject({ id: z.uuid() }),
  response: z.strictObject({ closed: z.boolean() }),
});

export const refundClaimSchema = z.strictObject({
  id: z.uuid(),
  orderNumber: z.string(),
  reason: refundReasonSchema.nullable(),
  /** The visitor's message; null when empty. */
  comment: z.string().nullable(),
  documents: z.array(refundDocumentSchema),
  requestedAt: localDateTimeSchema,
});
export type RefundClaim = z.infer<typeof refundClaimSchema>;

/** The response is a file; this JSON schema only fills the place of its type. */
export const getClaimDocument = endpoint({
  method: 'GET',
  path: '/v1/ops/refund-documents/:id',
  summary: 'A document that was attached to a claim',
  params: z.strictObject({ id: z.uuid() }),
  response: z.any(),
});

export const listRefundClaims = endpoint({
  method: 'GET',
  path: '/v1/ops/refund-claims',
  summary: 'Refunds that wait for a person, the longest waiting first',
  query: z.strictObject({ count: count.default(50) }),
  response: z.strictObject({ claims: z.array(refundClaimSchema) }),
});

export const decideRefundClaim = endpoint({
  method: 'POST',
  path: '/v1/ops/refund-claims/:id/:decision',
  summary: 'Note whether the carrier has agreed to a refund',
  params: z.strictObject({
    id: z.uuid(),
    decision: z.enum(['accept', 'accept-by-hand', 'decline']),
  }),
  response: z.strictObject({ decided: z.boolean() }),
});

export const tailJournal = endpoint({
  method: 'GET',
  path: '/v1/ops/journal',
  summary: 'The newest entries of the journal, the oldest of them first',
  query: z.strictObject({ count: count.default(20) }),
  response: z.strictObject({
    entries: z.array(
      journalEntrySchema.extend({
        at: localDateTimeSchema,
        agent: z.string().nullable(),
        text: z.string(),
        context: z.record(z.string(), z.string()),
      }),
    ),
  }),
});
export type JournalTail = z.infer<typeof tailJournal.response>;
