import type { AppDeps } from '@karvon/platform/app-deps';
import { writeAmount } from '@karvon/money';
import type { MoneyToReturn } from '@karvon/payments/provider-port/payment-provider';
import type { createReceipts } from './receipts';
import { YookassaRefusal, type YookassaApi, type YookassaRefund } from './yookassa-api';
import type {} from './tables';

export interface RefundsDeps extends Pick<AppDeps, 'database' | 'logger'> {
  api: YookassaApi;
  receipts: Pick<ReturnType<typeof createReceipts>, 'along'>;
}

/** Refunds at YooKassa. Each attempt has its own idempotency key; after YooKassa cancels an attempt, the next one begins. */
export function createRefunds({ database: { db }, logger, api, receipts }: RefundsDeps) {
  async function attemptOf(reference: string) {
    await db
      .insertInto('yookassa_refunds')
      .values({ reference, refund_id: null })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    return db
      .selectFrom('yookassa_refunds')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  }

  const note = (reference: string, values: { attempt: number; refund_id: string | null }) =>
    db.updateTable('yookassa_refunds').set(values).where('reference', '=', reference).execute();

  /** Null: YooKassa has refused it. */
  async function sendRequest(
    { paymentId, reference, providerId, amount, receipt }: MoneyToReturn,
    attempt: number,
  ): Promise<YookassaRefund | null> {
    try {
      return await api.refund(`refund:${reference}:${attempt}`, {
        payment_id: providerId,
        amount: { value: writeAmount(amount.amount), currency: amount.currency },
        receipt: await receipts.along({ paymentId, reference }, receipt),
      });
    } catch (error) {
      if (!(error instanceof YookassaRefusal)) throw error;
      logger.warn({ err: error, reference }, 'YooKassa has refused a refund');
      return null;
    }
  }

  return async function sendBack(request: MoneyToReturn): Promise<'processing' | 'succeeded'> {
    const { reference } = request;
    const { attempt, refund_id: known } = await attemptOf(reference);
    const refund =
      known === null ? await sendRequest(request, attempt) : await api.findRefund(known);
    if (refund && refund.status !== 'canceled') {
      await note(reference, { attempt, refund_id: refund.id });
      return refund.status === 'succeeded' ? 'succeeded' : 'processing';
    }
    const reason = refund?.cancellation_details?.reason;
    if (refund) logger.warn({ reference, reason }, 'YooKassa has cancelled a refund');
    await note(reference, { attempt: attempt + 1, refund_id: null });
    return 'processing';
  };
}
