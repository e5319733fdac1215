import { randomUUID } from 'node:crypto';
import type { createPayment } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { z } from 'zod';
import type { AppDeps } from '../../app-deps';
import { problem } from '../../http/problem';
import { checkDelayMs } from './check-payment';
import type { PaymentRow } from './payment-store';
import type { PaymentProvider } from './providers/payment-provider';

export type StartPaymentBody = z.output<NonNullable<typeof createPayment.body>>;

const uniqueViolation = '23505';

export type OpenPaymentDeps = Pick<AppDeps, 'clock' | 'database' | 'jobs'>;

/**
 * Our row is written before the provider is called, together with a job that checks the payment if the process dies.
 */
export async function openPayment(
  { clock, database: { db }, jobs }: OpenPaymentDeps,
  body: StartPaymentBody,
  { requestKey, total, provider }: { requestKey: string; total: Money; provider: PaymentProvider },
): Promise<PaymentRow> {
  const id = randomUUID();
  const now = clock.now();
  try {
    return await db.transaction().execute(async (tx) => {
      const startAfter = new Date(now.getTime() + checkDelayMs(0));
      await jobs.enqueue(tx, 'payments.check', { paymentId: id }, { startAfter });
      return tx
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
    });
  } catch (error) {
    // Another payment of this order was opened a moment ago.
    if ((error as { code?: string }).code === uniqueViolation)
      throw problem('payment-in-progress', {}, error);
    throw error;
  }
}
