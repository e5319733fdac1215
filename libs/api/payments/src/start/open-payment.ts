import { randomUUID } from 'node:crypto';
import type { createPayment, Payment } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { z } from 'zod';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import { checkDelayMs } from '../queues';
import { isOpenElsewhere, paymentStore, type PaymentRow } from '../store/payment-store';
import type { PaymentProvider } from '../provider-port/payment-provider';
import type { OrdersByKind } from '../payable-orders';

export type StartPaymentBody = z.output<NonNullable<typeof createPayment.body>>;

export interface OpenPaymentDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  orders: OrdersByKind;
}

/** Whether a payment is open for an order that the transaction has locked. No other payment can begin until it ends. */
export const hasOpenPayment = async (
  tx: Tx,
  kind: Payment['orderKind'],
  number: string,
): Promise<boolean> => (await paymentStore.findOpen(tx, kind, number)).length > 0;

/** Rolls the transaction back. */
class TotalMoved extends Error {}

/**
 * Our row is written before the provider is called, together with a job that checks the payment if the process dies.
 * @returns undefined when the price of the order is not `total` any more: the caller reads it again
 */
export async function openPayment(
  { clock, database: { db }, jobs, orders }: OpenPaymentDeps,
  body: StartPaymentBody,
  { requestKey, total, provider }: { requestKey: string; total: Money; provider: PaymentProvider },
): Promise<PaymentRow | undefined> {
  const id = randomUUID();
  const now = clock.now();
  try {
    return await db.transaction().execute(async (tx) => {
      const startAfter = new Date(now.getTime() + checkDelayMs(0));
      await jobs.enqueue(tx, 'payments.check', { paymentId: id }, { startAfter });
      const opened = await tx
        .insertInto('payments')
        .values({
          id,
          request_key: requestKey,
          order_kind: body.orderKind,
          order_number: body.orderNumber,
          method: body.method,
          provider: provider.name,
          return_url: body.returnUrl,
          lang: body.lang,
          amount: total.amount,
          currency: total.currency,
          status: 'created',
          created_at: now,
          held_until: new Date(now.getTime() + provider.undecidedMs),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      // The order is locked after our row: a settlement locks an earlier payment first, then the order.
      const order = await orders[body.orderKind]!.find(body.orderNumber, tx);
      if (!order?.payable || order.total.amount !== total.amount) throw new TotalMoved();
      return opened;
    });
  } catch (error) {
    if (error instanceof TotalMoved) return undefined;
    // Another payment of this order was opened a moment ago.
    if (isOpenElsewhere(error)) throw problem('payment-in-progress', {}, error);
    throw error;
  }
}
