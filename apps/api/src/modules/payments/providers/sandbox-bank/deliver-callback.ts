import type { AppDeps } from '../../../../app-deps';
import { signatureHeader, signCallback } from './signature';

const timeoutMs = 10_000;

/** Posts a signed event to the shop; throws unless the shop confirms that it received it. */
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
    const response = await fetch(event.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signCallback(secret, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The shop answered ${response.status}`);
    await db
      .updateTable('sandbox_bank_events')
      .set({ delivered_at: clock.now() })
      .where('id', '=', eventId)
      .execute();
  };
}
