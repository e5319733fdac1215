import type { Selectable } from 'kysely';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { MerchantDesk } from '@karvon/payments/provider-port/merchant-desk';
import { paymeReasons, paymeTimeoutMs, stateOf } from './payme-states';
import { refusals } from './refusals';
import type { PaymeTransactionsTable } from './tables';

export type PaymeTransaction = Selectable<PaymeTransactionsTable>;

export interface PaymeTransactionsDeps extends Pick<AppDeps, 'clock' | 'database'> {
  desk: MerchantDesk;
}

/** Stores transactions, and ends them. */
export function createPaymeTransactions({ clock, database, desk }: PaymeTransactionsDeps) {
  const { db } = database;
  const now = () => clock.now().getTime();
  const isLate = ({ time }: { time: number }) => now() - time > paymeTimeoutMs;

  const find = (id: string): Promise<PaymeTransaction | undefined> =>
    db.selectFrom('payme_transactions').selectAll().where('id', '=', id).executeTakeFirst();

  const lock = (tx: Tx, id: string): Promise<PaymeTransaction | undefined> =>
    tx
      .selectFrom('payme_transactions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();

  const update = (
    tx: Tx,
    id: string,
    changes: Partial<Omit<PaymeTransaction, 'fiscal'>>,
  ): Promise<PaymeTransaction> =>
    tx
      .updateTable('payme_transactions')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();

  /** Cancels a transaction that is not performed, and closes its payment. */
  const cancelOpen = (row: PaymeTransaction, reason: number): Promise<PaymeTransaction> =>
    desk.hold(row.payment_id, async (tx, payment) => {
      const locked = (await lock(tx, row.id))!;
      if (locked.state !== 1) return locked;
      const cancelled = await update(tx, row.id, { state: -1, reason, cancel_time: now() });
      await payment.settle(stateOf(cancelled));
      return cancelled;
    });

  return {
    now,
    isLate,
    find,
    lock,
    update,
    cancelOpen,

    /** @throws refusal −31003 */
    async known(id: string): Promise<PaymeTransaction> {
      const row = await find(id);
      if (!row) throw refusals.noTransaction();
      return row;
    },

    /** A transaction that was not paid in time is cancelled at the next call about it. */
    touch: async (row: PaymeTransaction): Promise<PaymeTransaction> =>
      row.state === 1 && isLate(row) ? cancelOpen(row, paymeReasons.timeout) : row,
  };
}

export type PaymeTransactions = ReturnType<typeof createPaymeTransactions>;
