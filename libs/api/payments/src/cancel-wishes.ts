import type { Payment, PaymentStatus } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import { hasOpenPayment } from './start/open-payment';

/** Orders of one kind, as a cancellation sees them that may have to wait for a bank. */
export interface CancellableOrders<Order, Wish> {
  kind: Payment['orderKind'];
  lock(tx: Tx, number: string): Promise<Order>;
  isUnpaid(order: Order): boolean;
  /** The wish that is kept of an order; null: nobody has asked to cancel it. */
  wishOf(order: Order): Wish | null;
  keep(tx: Tx, number: string, wish: Wish): Promise<void>;
  /** Begins the cancellation; `paid`: the bank has taken the money. False: the order cannot be cancelled (now). */
  begin(tx: Tx, number: string, wish: Wish, paid: boolean): Promise<boolean>;
}

/**
 * Cancelling an order whose payment a bank holds: the bank cannot be stopped, so the wish to cancel is kept, and the bank's
 * answer carries it out.
 */
export interface CancelWishes<Order, Wish> {
  /**
   * Whether the cancellation of an order that the transaction has locked waits for a bank.
   * @param closed the states of its payments after they were closed
   */
  waits(tx: Tx, number: string, order: Order, closed: readonly PaymentStatus[]): Promise<boolean>;
  keep: CancellableOrders<Order, Wish>['keep'];
  /** The bank has answered: carries out a kept wish. False: there is none. */
  carryOut(tx: Tx, number: string, paid: boolean): Promise<boolean>;
}

export function createCancelWishes<Order, Wish>({
  kind,
  lock,
  isUnpaid,
  wishOf,
  keep,
  begin,
}: CancellableOrders<Order, Wish>): CancelWishes<Order, Wish> {
  return {
    async waits(tx, number, order, closed) {
      if (!closed.includes('pending') || !isUnpaid(order)) return false;
      return hasOpenPayment(tx, kind, number);
    },
    keep,
    async carryOut(tx, number, paid) {
      const wish = wishOf(await lock(tx, number));
      return wish !== null && begin(tx, number, wish, paid);
    },
  };
}
