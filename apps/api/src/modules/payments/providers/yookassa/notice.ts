import { z } from 'zod';
import { endpoint, paymentStatusSchema } from '@karvon/contract';
import type { IncomingCall, ProviderEvent } from '../payment-provider';

/** What YooKassa sends, as far as we read it. */
export const yookassaNoticeSchema = z.object({
  event: z.string().max(60),
  object: z.object({ id: z.string().max(60), payment_id: z.string().max(60).optional() }),
});

/** The call of YooKassa. Nothing signs it: it is a hint to ask, and comes from known addresses only. */
export const receiveYookassaNotice = endpoint({
  method: 'POST',
  path: '/v1/payments/callbacks/yookassa',
  summary: 'YooKassa says that something has happened to a payment or a refund',
  body: yookassaNoticeSchema,
  answer: z.strictObject({ received: z.literal(true), status: paymentStatusSchema }),
});

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What a notification is about; null for what is none. */
export function readNotice({ rawBody }: IncomingCall): ProviderEvent | null {
  const read = yookassaNoticeSchema.safeParse(parse(rawBody)).data;
  if (!read) return null;
  const { event, object } = read;
  return {
    eventId: `${event}:${object.id}`,
    providerId: object.payment_id ?? object.id,
    kind: event,
    aboutReturns: object.payment_id !== undefined,
  };
}
