import { money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Db, Tx } from '@karvon/platform/db/database';
import type { PayableOrder, ReceiptLine } from '@karvon/payments';
import type { OrderRow, OrderStore } from '../store/order-store';

/** What a visitor chooses after the order is paid and pays separately: an exchange, or extras. */
export interface SoldAlone<Row extends { id: string; expires_at: Date }> {
  /** The row that waits for a payment; null if there is none. */
  toPay(db: Db | Tx, number: string): Promise<Row | null>;
  /** The lines of the tax receipt; their sum is the price in minor units. */
  linesOf(row: Row): ReceiptLine[];
  /** Takes the payment; false: the row does not wait for one any more. */
  take(tx: Tx, row: Row, paymentId: string): Promise<boolean>;
}

export interface PayableAlone {
  /** Null: nothing waits for a payment of its own. */
  find(db: Db | Tx, order: OrderRow): Promise<PayableOrder | null>;
  /** False: the payment is for something else. */
  markPaid(tx: Tx, number: string, payment: { id: string; amount: number }): Promise<boolean>;
}

const sumOf = (lines: readonly ReceiptLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** How payments see exchanges and extras that are paid after the order. */
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
