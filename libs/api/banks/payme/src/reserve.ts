import type { RequestedPayment, MerchantDesk } from '@karvon/payments/provider-port/merchant-desk';
import type { FiscalItem } from '@karvon/payments/provider-port/uz-fiscal';
import { stateOf } from './payme-states';
import type { PaymeTransaction, PaymeTransactions } from './payme-transactions';
import { presentCreated } from './present';
import { accountField, refusals } from './refusals';
import type { PaymeMethods, PaymeParams } from './rpc';

export interface ReserveDeps {
  desk: MerchantDesk;
  transactions: PaymeTransactions;
  /** The goods named on the tax receipt; null: Payme's cash register decides. */
  itemsOf: (payment: RequestedPayment) => FiscalItem[] | null;
}

type Reserving = Pick<PaymeMethods, 'CheckPerformTransaction' | 'CreateTransaction'>;

/** CheckPerformTransaction and CreateTransaction: whether a payment may be made, and its reservation. */
export function createReserving({ desk, transactions, itemsOf }: ReserveDeps): Reserving {
  /** Checks that the account names one of our payments and that the amount is right. */
  async function payable({
    account,
    amount,
  }: PaymeParams<'CheckPerformTransaction'>): Promise<RequestedPayment> {
    const payment = await desk.find(account[accountField]);
    if (!payment) throw refusals.noAccount();
    if (payment.amount !== amount) throw refusals.amount();
    if (!payment.payable) throw refusals.notPayable();
    return payment;
  }

  function open(
    { id, time, amount }: PaymeParams<'CreateTransaction'>,
    payment: RequestedPayment,
  ): Promise<PaymeTransaction> {
    return desk.hold(payment.id, async (tx, held) => {
      const same = await transactions.lock(tx, id);
      if (same) return same;
      const other = await tx
        .selectFrom('payme_transactions')
        .select('id')
        .where('payment_id', '=', payment.id)
        .where('state', '=', 1)
        .executeTakeFirst();
      if (other) throw refusals.busy();
      if (!held.open) throw refusals.notPayable();
      const row = await tx
        .insertInto('payme_transactions')
        .values({
          id,
          payment_id: payment.id,
          amount,
          time,
          create_time: transactions.now(),
          state: 1,
          reason: null,
          fiscal: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await held.settle(stateOf(row));
      return row;
    });
  }

  async function openOrFind(params: PaymeParams<'CreateTransaction'>): Promise<PaymeTransaction> {
    const before = await transactions.find(params.id);
    if (before) return transactions.touch(before);
    const payment = await payable(params);
    if (transactions.isLate(params)) throw refusals.state();
    await desk.reopen(payment.id);
    return open(params, payment);
  }

  return {
    async CheckPerformTransaction(params) {
      const items = itemsOf(await payable(params));
      return { allow: true, ...(items && { detail: { receipt_type: 0, items } }) };
    },

    async CreateTransaction(params) {
      const row = await openOrFind(params);
      if (row.state !== 1) throw refusals.state();
      return presentCreated(row);
    },
  };
}
