import { z } from 'zod';
import { moneySchema } from './primitives';

/** One validation error of the input: its place and the broken rule. */
export const issueSchema = z.strictObject({
  path: z.string(),
  rule: z.string(),
  message: z.string(),
});
export type Issue = z.infer<typeof issueSchema>;

const base = { status: z.number().int(), title: z.string(), traceId: z.string() };

function problem<Code extends string, Fields extends z.ZodRawShape>(code: Code, fields: Fields) {
  return z.object({ code: z.literal(code), ...base, ...fields });
}

/**
 * Every error of the API, in the spirit of RFC 9457. Clients branch on `code` only; each code is described in
 * docs/problems/<code>.md and has a ru and a uz text in @karvon/i18n.
 */
export const problemSchema = z.discriminatedUnion('code', [
  problem('malformed-json', {}),
  problem('validation-failed', { issues: z.array(issueSchema) }),
  problem('route-not-found', {}),
  problem('unsupported-media-type', {}),
  problem('payload-too-large', {}),
  problem('rate-limited', { retryAfterSeconds: z.number().int() }),
  problem('internal-error', {}),
  problem('service-unavailable', {}),
  problem('idempotency-key-missing', {}),
  problem('idempotency-key-reused', {}),
  problem('request-in-progress', { retryAfterSeconds: z.number().int() }),
  problem('content-not-found', {}),
  problem('search-not-found', {}),
  problem('hotel-not-found', {}),
  problem('offer-expired', {}),
  problem('price-changed', { oldTotal: moneySchema, newTotal: moneySchema }),
  problem('already-booked', { orderNumber: z.string() }),
  problem('children-alone', {}),
  problem('sold-out', {}),
  problem('hold-refused', {}),
  problem('hotel-not-booked', {}),
  problem('passenger-data-refused', {}),
  problem('supplier-unavailable', {}),
  problem('session-required', {}),
  problem('wrong-login', {}),
  problem('pin-locked', {}),
  problem('code-refused', {}),
  problem('user-not-found', {}),
  problem('traveller-not-found', {}),
  problem('travellers-full', { limit: z.number().int() }),
  problem('points-insufficient', { balance: z.number().int() }),
  problem('unpaid-holds-full', { limit: z.number().int(), orderNumbers: z.array(z.string()) }),
  problem('order-token-required', {}),
  problem('order-not-found', {}),
  problem('order-not-payable', { orderStatus: z.string() }),
  problem('order-not-cancellable', { orderStatus: z.string() }),
  problem('refund-quote-expired', {}),
  problem('refund-unavailable', {}),
  problem('schedule-change-closed', {}),
  problem('extras-unavailable', {}),
  problem('payment-unavailable', {}),
  problem('payment-in-progress', {}),
  problem('payment-not-found', {}),
  problem('callback-refused', {}),
  problem('cross-site-refused', {}),
  problem('tickets-not-ready', {}),
  problem('hotel-order-not-found', {}),
  problem('cancel-penalty-changed', { oldPenalty: moneySchema, newPenalty: moneySchema }),
  problem('voucher-not-ready', {}),
]);

export type Problem = z.infer<typeof problemSchema>;
export type ProblemCode = Problem['code'];
export const problemCodes = problemSchema.options.map((option) => option.shape.code.value);

/** The fields of a code besides those of every problem. */
export type ProblemFields<Code extends ProblemCode> = Omit<
  Extract<Problem, { code: Code }>,
  'code' | 'status' | 'title' | 'traceId'
>;
