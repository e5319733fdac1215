import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import { signatureHeader, signCallback } from './signature';

const timeoutMs = 10_000;

/**
 * Posts a signed event to the shop; throws unless the shop confirms it: payment-unavailable when the shop cannot be reached or is
 * out of service, an error when it refuses.
 */
export function createCallbackDelivery(
  { clock, database: { db } }: Pick<AppDeps, 'clock' | 'database'>,
  secret: string,
) {
  return async function deliverCallback(eventId: string): Promise<void> {
    const event = await db
      .selectFrom('sandbox_bank_events')
      .innerJoin(
        'sandbox_bank_payments',
        'sandbox_bank_payments.id',
        'sandbox_bank_events.payment_id',
      )
      .select([
        'sandbox_bank_events.kind',
        'sandbox_bank_payments.id as paymentId',
        'sandbox_bank_payments.callback_url as url',
      ])
      .where('sandbox_bank_events.id', '=', eventId)
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ eventId, paymentId: event.paymentId, kind: event.kind });
    const status = await post(event.url, body, signCallback(secret, body)).catch(
      (error: unknown) => {
        throw problem('payment-unavailable', {}, error);
      },
    );
    const refused = new Error(`The shop answered ${status}`);
    if (status >= 500) throw problem('payment-unavailable', {}, refused);
    if (status >= 300) throw refused;
    await db
      .updateTable('sandbox_bank_events')
      .set({ delivered_at: clock.now() })
      .where('id', '=', eventId)
      .execute();
  };
}

async function post(url: string, body: string, signature: string): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.arrayBuffer();
  return response.status;
}
