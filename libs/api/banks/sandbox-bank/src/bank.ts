import { randomBytes } from 'node:crypto';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { PaymentToStart } from '@karvon/payments/provider-port/payment-provider';
import type { ProviderState } from '@karvon/payments/provider-port/provider-state';
import { createBankStatement } from './bank-statement';
import { createBankRefund, type BankPayment } from './bank-refund';

export type { BankPayment };

/** The payer's choice on the bank's page. */
export const choices = {
  pay: { status: 'succeeded' },
  decline: { status: 'failed', failure: 'declined' },
  'insufficient-funds': { status: 'failed', failure: 'insufficient-funds' },
  pending: { status: 'processing' },
  cancel: { status: 'failed', failure: 'cancelled-by-payer' },
} satisfies Record<string, ProviderState>;
export type Choice = keyof typeof choices;

/** How the bank's callback reaches the shop: once, or with one of the faults of real callbacks. */
export const deliveries = ['once', 'twice', 'late', 'never'] as const;
export type Delivery = (typeof deliveries)[number];

const lateMs = 60_000;
const newId = (prefix: string) => `${prefix}_${randomBytes(15).toString('base64url')}`;

/** The sandbox bank's own records: payments of shops, and the events to send to them. */
export function createBank(deps: Pick<AppDeps, 'clock' | 'config' | 'database' | 'jobs'>) {
  const { clock, jobs } = deps;
  const { db } = deps.database;
  const find = (id: string): Promise<BankPayment | undefined> =>
    db.selectFrom('sandbox_bank_payments').selectAll().where('id', '=', id).executeTakeFirst();

  async function notify(
    tx: Tx,
    paymentId: string,
    kind: string,
    delivery: Delivery,
  ): Promise<void> {
    const eventId = newId('evt');
    const created_at = clock.now();
    await tx
      .insertInto('sandbox_bank_events')
      .values({ id: eventId, payment_id: paymentId, kind, created_at, delivered_at: null })
      .execute();
    const times = { once: 1, twice: 2, late: 1, never: 0 }[delivery];
    const startAfter = delivery === 'late' ? new Date(created_at.getTime() + lateMs) : undefined;
    for (let time = 0; time < times; time++)
      await jobs.enqueue(tx, 'sandbox-bank.deliver', { eventId }, { startAfter });
  }

  return {
    find,
    refund: createBankRefund({ ...deps, find }),
    statement: createBankStatement(deps),

    /** Opens a payment, or returns the one that was opened earlier under the shop's reference. */
    async open(payment: PaymentToStart & { callbackUrl: string }): Promise<string> {
      const opened = await db
        .insertInto('sandbox_bank_payments')
        .values({
          id: newId('pay'),
          merchant_reference: payment.reference,
          amount: payment.amount.amount,
          currency: payment.amount.currency,
          method: payment.method,
          lang: payment.lang,
          description: payment.description,
          return_url: payment.returnUrl,
          callback_url: payment.callbackUrl,
          status: 'open',
          failure: null,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('merchant_reference').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (opened) return opened.id;
      const { id } = await db
        .selectFrom('sandbox_bank_payments')
        .select('id')
        .where('merchant_reference', '=', payment.reference)
        .executeTakeFirstOrThrow();
      return id;
    },

    /** The shop cancels its payment; a payment that is paid or being paid stays as it is. */
    async cancel(id: string): Promise<void> {
      await db
        .updateTable('sandbox_bank_payments')
        .set({ status: 'failed', failure: 'cancelled-by-payer' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute();
    },

    /** Records the payer's decision, once; a payment left pending may still be decided. */
    async choose(id: string, choice: Choice, delivery: Delivery): Promise<void> {
      const state: ProviderState = choices[choice];
      await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('sandbox_bank_payments')
          .set({ status: state.status, failure: state.status === 'failed' ? state.failure : null })
          .where('id', '=', id)
          .where('status', 'in', ['open', 'processing'])
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 1n) await notify(tx, id, `payment.${state.status}`, delivery);
      });
    },
  };
}

export type Bank = ReturnType<typeof createBank>;
