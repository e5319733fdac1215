import { z } from 'zod';
import { endpoint, paymentStatusSchema } from '@karvon/contract';
import type { IncomingCall, ProviderEvent } from '@karvon/payments/provider-port/payment-provider';

/** The part of YooKassa's notification that we read. */
export const yookassaNoticeSchema = z.object({
  event: z.string().max(60),
  object: z.object({ id: z.string().max(60), payment_id: z.string().max(60).optional() }),
});

/**
 * Receives YooKassa's notification. It has no signature, so it is accepted from known addresses only, and only makes us
 * look the payment up.
 */
export const receiveYookassaNotice = endpoint({
  method: 'POST',
  path: '/v1/payments/callbacks/yookassa',
  summary: 'YooKassa notifies of an event of a payment or a refund',
  body: yookassaNoticeSchema,
  response: z.strictObject({ received: z.literal(true), status: paymentStatusSchema }),
});

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

const reached: Record<string, ProviderEvent['reached']> = {
  'payment.waiting_for_capture': 'authorized',
  'payment.succeeded': 'succeeded',
  'payment.canceled': 'failed',
};

/** The subject of a notification; null for a body that is not a notification. */
export function readNotice({ rawBody }: IncomingCall): ProviderEvent | null {
  const read = yookassaNoticeSchema.safeParse(parse(rawBody)).data;
  if (!read) return null;
  const { event, object } = read;
  return {
    eventId: `${event}:${object.id}`,
    providerId: object.payment_id ?? object.id,
    kind: event,
    ...(reached[event] && { reached: reached[event] }),
    aboutReturns: object.payment_id !== undefined,
  };
}
