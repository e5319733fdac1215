import { money } from '@karvon/money';
import type { AppDeps } from '../../../app-deps';
import type { Db, Tx } from '../../../db/database';
import type { PayableOrder } from '../../payments/port';
import type { OrderRow, OrderStore } from '../store/order-store';
import { extrasStore, type ExtrasRow } from './extras-store';
import { totalOf } from './extras-sums';

type PayableExtrasDeps = Pick<AppDeps, 'clock' | 'jobs'> & { store: OrderStore };

/** What a tax receipt says of extras: the carrier's price, and the bank's commission. */
export function receiptLinesOf(extras: readonly Pick<ExtrasRow, 'items'>[]) {
  const items = extras.flatMap((row) => row.items);
  const carrier = items.reduce((sum, { supplierPrice }) => sum + supplierPrice.amount, 0);
  return { extras: carrier, fee: totalOf({ items }) - carrier };
}

/** How payments see a paid order whose visitor has chosen extras. */
export function createPayableExtras({ clock, jobs, store }: PayableExtrasDeps) {
  /** The choice that is paid on its own. */
  async function toPay(db: Db | Tx, number: string): Promise<ExtrasRow | null> {
    const choice = await extrasStore.open(db, number, 'to-pay');
    return choice && !choice.with_order ? choice : null;
  }

  return {
    /** Null: no extras wait for money of their own. */
    async find(db: Db | Tx, order: OrderRow): Promise<PayableOrder | null> {
      const choice = await toPay(db, order.number);
      if (!choice) return null;
      const { mobilePhone: phone, email } = store.booker(order);
      const sums = receiptLinesOf([choice]);
      const lines = (['extras', 'fee'] as const)
        .map((item) => ({ item, amount: sums[item] }))
        .filter(({ amount }) => amount > 0);
      return {
        status: order.status,
        payable: order.status === 'paid' && clock.now() < choice.expires_at,
        total: money(totalOf(choice), order.currency),
        description: order.number,
        lang: order.lang,
        deliveredLater: true,
        receipt: () => ({ orderNumber: order.number, email, phone, lines }),
      };
    },

    /** False: the money is not for extras alone. */
    async markPaid(
      tx: Tx,
      number: string,
      { id: paymentId, amount }: { id: string; amount: number },
    ): Promise<boolean> {
      const choice = await toPay(tx, number);
      if (!choice || totalOf(choice) !== amount) return false;
      const { id } = choice;
      const paid = { payment_id: paymentId };
      if (!(await extrasStore.move(tx, id, 'at-carrier', clock.now(), paid))) return false;
      await jobs.enqueue(tx, 'air-extras.buy', { extrasId: id }, { key: id });
      return true;
    },
  };
}
