import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import { phase } from '@karvon/platform/phase';
import { paymentStore } from './store/payment-store';
import type {
  IncomingCall,
  PaymentProvider,
  ProviderEvent,
  ProviderNotice,
} from './provider-port/payment-provider';
import type { ProviderState } from './provider-port/provider-state';
import type { SettlePayment } from './settlement';
import type { CallbackResponse } from './tables';

export interface ReceiveCallbackDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  settle: SettlePayment;
}

/** A provider may still show the old state for a moment after its callback. */
const laterMs = 10_000;

const isBehind = ({ status }: ProviderState, { reached }: ProviderEvent): boolean =>
  reached !== undefined &&
  (status === 'open' ||
    status === 'processing' ||
    (status === 'authorized' && reached !== 'authorized'));

/**
 * Handles a provider's callback (phases P4 to P6): stores the event once, looks the payment up at the provider, and stores the
 * response in the transaction that applies the change. A repeated event gets the same response. An event that is ahead of the
 * payment's state is stored without a response: the payment is looked up again soon, and when the event is repeated.
 */
export function createCallbackReceiver({
  clock,
  database: { db },
  jobs,
  settle,
}: ReceiveCallbackDeps) {
  async function lookAtReturns(tx: Tx, paymentId: string): Promise<void> {
    for (const { reference } of await paymentStore.unsentReturns(tx, paymentId))
      await jobs.enqueue(tx, 'payments.refund', { paymentId, reference });
  }

  return async function receiveCallback(
    provider: PaymentProvider,
    notice: ProviderNotice,
    call: IncomingCall,
  ): Promise<CallbackResponse> {
    const event = notice.read(call);
    if (!event) throw problem('callback-refused', {}, new Error(`not genuine: ${provider.name}`));
    const { eventId, providerId, kind } = event;
    const payment = await paymentStore.findByProviderId(db, provider.name, providerId);
    if (!payment) throw problem('payment-not-found');

    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('payment_events')
      .values({
        provider: provider.name,
        event_id: eventId,
        provider_id: providerId,
        kind,
        received_at: clock.now(),
        answer: null,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .executeTakeFirstOrThrow();
    phase('P4');
    const findEvent = (from: Pick<typeof db, 'selectFrom'>) =>
      from
        .selectFrom('payment_events')
        .select('answer')
        .where('provider', '=', provider.name)
        .where('event_id', '=', eventId)
        .executeTakeFirstOrThrow();
    const heard = added === 1n ? null : await findEvent(db);
    if (heard?.answer) return heard.answer;

    const state = await provider.fetch(providerId);
    let response: CallbackResponse | undefined;
    await settle(payment.id, state, async (tx, status) => {
      response = (await findEvent(tx)).answer ?? undefined;
      if (response) return;
      if (event.aboutReturns) await lookAtReturns(tx, payment.id);
      response = { received: true, status };
      if (isBehind(state, event)) {
        const again = { paymentId: payment.id, once: true } as const;
        const startAfter = new Date(clock.now().getTime() + laterMs);
        return jobs.ensure(tx, 'payments.check', again, { startAfter });
      }
      await tx
        .updateTable('payment_events')
        .set({ answer: JSON.stringify(response) })
        .where('provider', '=', provider.name)
        .where('event_id', '=', eventId)
        .execute();
    });
    phase('P6');
    return response!;
  };
}
