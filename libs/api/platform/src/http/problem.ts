import type { Problem, ProblemCode, ProblemFields } from '@karvon/contract';

export const problemStatuses: Record<ProblemCode, number> = {
  'malformed-json': 400,
  'validation-failed': 400,
  'route-not-found': 404,
  'unsupported-media-type': 415,
  'payload-too-large': 413,
  'rate-limited': 429,
  'internal-error': 500,
  'service-unavailable': 503,
  'idempotency-key-missing': 400,
  'idempotency-key-reused': 422,
  'request-in-progress': 409,
  'content-not-found': 404,
  'search-not-found': 404,
  'hotel-not-found': 404,
  'offer-expired': 410,
  'price-changed': 409,
  'already-booked': 409,
  'children-alone': 409,
  'sold-out': 409,
  'hold-refused': 409,
  'hotel-not-booked': 409,
  'passenger-data-refused': 422,
  'supplier-unavailable': 503,
  'session-required': 401,
  'wrong-login': 401,
  'pin-locked': 403,
  'code-refused': 422,
  'user-not-found': 404,
  'traveller-not-found': 404,
  'travellers-full': 409,
  'points-insufficient': 409,
  'unpaid-holds-full': 409,
  'order-token-required': 401,
  'order-not-found': 404,
  'order-not-payable': 409,
  'order-not-cancellable': 409,
  'refund-quote-expired': 410,
  'refund-unavailable': 409,
  'schedule-change-closed': 409,
  'extras-unavailable': 409,
  'payment-unavailable': 503,
  'payment-in-progress': 409,
  'payment-not-found': 404,
  'callback-refused': 403,
  'cross-site-refused': 403,
  'tickets-not-ready': 409,
  'hotel-order-not-found': 404,
  'cancel-penalty-changed': 409,
  'voucher-not-ready': 409,
};

/** A refusal that the client gets as a problem; anything else that is thrown becomes `internal-error`. */
export class ProblemError extends Error {
  override name = 'ProblemError';

  constructor(
    readonly code: ProblemCode,
    readonly fields: object,
    /** The cause, for the log only. */
    cause?: unknown,
  ) {
    super(code, { cause });
  }

  get status(): number {
    return problemStatuses[this.code];
  }

  toProblem(traceId: string): Problem {
    const title = this.code.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
    return { code: this.code, status: this.status, title, traceId, ...this.fields } as Problem;
  }
}

type FieldsOf<Code extends ProblemCode> = keyof ProblemFields<Code> extends never
  ? [fields?: Record<string, never>, cause?: unknown]
  : [fields: ProblemFields<Code>, cause?: unknown];

/** `throw problem('price-changed', { oldTotal, newTotal })`: the code decides which fields are required. */
export function problem<Code extends ProblemCode>(
  code: Code,
  ...[fields, cause]: FieldsOf<Code>
): ProblemError {
  return new ProblemError(code, fields ?? {}, cause);
}

/** Input that no schema can refuse, reported like an issue of a schema: 'route.0.departureDate', 'past'. */
export function invalid(path: string, rule: string, message: string): ProblemError {
  return problem('validation-failed', { issues: [{ path, rule, message }] });
}
