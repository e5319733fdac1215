import type { MerchantDesk } from '@karvon/payments/provider-port/merchant-desk';
import { cancelledAs, paymeReasons } from './payme-states';
import type { PaymeTransactions } from './payme-transactions';
import { presentCancelled, presentPerformed } from './present';
import { refusals } from './refusals';
import type { PaymeMethods } from './rpc';

export interface FinishDeps {
  desk: MerchantDesk;
  transactions: PaymeTransactions;
}

type Finishing = Pick<PaymeMethods, 'PerformTransaction' | 'CancelTransaction'>;

/** The ends of a transaction: performed, cancelled before payment, or refunded. */
export function createFinishing({ desk, transactions }: FinishDeps): Finishing {
  return {
    async PerformTransaction({ id }) {
      const row = await transactions.touch(await transactions.known(id));
      if (row.state === 2) return presentPerformed(row);
      if (row.state !== 1) throw refusals.state();
      const wanted = (await desk.find(row.payment_id))?.payable === true;
      if (wanted) await desk.reopen(row.payment_id);
      const after = await desk.hold(row.payment_id, async (tx, payment) => {
        const locked = (await transactions.lock(tx, id))!;
        if (locked.state !== 1 || !wanted || !payment.open) return locked;
        await payment.settle({ status: 'succeeded' });
        return transactions.update(tx, id, { state: 2, perform_time: transactions.now() });
      });
      if (after.state === 2) return presentPerformed(after);
      // The order cannot be delivered any more. After our refusal Payme returns the money to the payer at once.
      await transactions.cancelOpen(after, paymeReasons.execution);
      throw refusals.state();
    },

    async CancelTransaction({ id, reason }) {
      const row = await transactions.known(id);
      if (row.state < 0) return presentCancelled(row);
      if (row.state === 1) {
        const after = await transactions.cancelOpen(row, reason ?? 10);
        if (after.state < 0) return presentCancelled(after);
      }
      return desk.hold(row.payment_id, async (tx, payment) => {
        const locked = (await transactions.lock(tx, id))!;
        if (locked.state < 0) return presentCancelled(locked);
        if (!payment.returning) throw refusals.delivered();
        const state = cancelledAs[locked.state];
        const after = await transactions.update(tx, id, {
          state,
          reason: reason ?? paymeReasons.refund,
          cancel_time: transactions.now(),
        });
        await payment.notifyReturned();
        return presentCancelled(after);
      });
    },
  };
}
