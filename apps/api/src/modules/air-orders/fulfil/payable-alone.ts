import { money } from '@karvon/money';
import type { AppDeps } from '../../../app-deps';
import type { Db, Tx } from '../../../db/database';
import type { PayableOrder, ReceiptLine } from '../../payments/port';
import type { OrderRow, OrderStore } from '../store/order-store';

/** What the visitor of a paid order has chosen and pays for on its own: other flights, or extras. */
export interface SoldAlone<Row extends { id: string; expires_at: Date }> {
  /** What waits for money, if anything does. */
  toPay(db: Db | Tx, number: string): Promise<Row | null>;
  /** What the tax receipt says; its sum is the price in minor units. */
  linesOf(row: Row): ReceiptLine[];
  /** The money has come; false: nothing waits for it any more. */
  take(tx: Tx, row: Row, paymentId: string): Promise<boolean>;
}

export interface PayableAlone {
  /** Null: nothing waits for money of its own. */
  find(db: Db | Tx, order: OrderRow): Promise<PayableOrder | null>;
  /** False: the money is for something else. */
  markPaid(tx: Tx, number: string, payment: { id: string; amount: number }): Promise<boolean>;
}

const sumOf = (lines: readonly ReceiptLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** How payments see what is paid for after the order. */
export function createPayableAlone<Row extends { id: string; expires_at: Date }>(
  { clock, store }: Pick<AppDeps, 'clock'> & { store: OrderStore },
  { toPay, linesOf, take }: SoldAlone<Row>,
): PayableAlone {
  return {
    async find(db, order) {
      const row = await toPay(db, order.number);
      if (!row) return null;
      const { number: orderNumber, status, currency, lang } = order;
      const { mobilePhone: phone, email } = store.booker(order);
      const lines = linesOf(row);
      return {
        status,
        payable: status === 'paid' && clock.now() < row.expires_at,
        total: money(sumOf(lines), currency),
        description: orderNumber,
        lang,
        deliveredLater: true,
        receipt: () => ({
          orderNumber,
          email,
          phone,
          lines: lines.filter(({ amount }) => amount > 0),
        }),
      };
    },

    async markPaid(tx, number, { id, amount }) {
      const row = await toPay(tx, number);
      return row !== null && sumOf(linesOf(row)) === amount && take(tx, row, id);
    },
  };
}
