import { toPay } from '../book/order-price';
import type { ExtrasRow } from '../extras/extras-store';
import { totalOf } from '../extras/extras-sums';
import { offerOf, type ExchangeRow } from '../exchanges/exchange-store';
import type { OrderRow } from '../store/order-store';

/** A payment of an order, and how much of it may go back. */
export interface PaymentToReturn {
  id: string;
  /** Minor units. */
  amount: number;
}

/**
 * Divides what goes back among the payments of an order: the first one is emptied first.
 * @param before what earlier refunds have taken of them
 */
export function shareRefund(
  total: number,
  payments: readonly PaymentToReturn[],
  before: number,
): PaymentToReturn[] {
  let gone = before;
  let left = total;
  return payments.flatMap(({ id, amount: all }) => {
    const taken = Math.min(all, gone);
    const amount = Math.min(all - taken, left);
    gone -= taken;
    left -= amount;
    return amount > 0 ? [{ id, amount }] : [];
  });
}

const sumOf = (exchanges: readonly ExchangeRow[], of: 'due' | 'back'): number =>
  exchanges.reduce((total, row) => total + (offerOf(row)?.[of].amount ?? 0), 0);

/** What the exchanges of an order have cost, in minor units; negative when money came back. */
export const costOfExchanges = (exchanges: readonly ExchangeRow[]): number =>
  sumOf(exchanges, 'due') - sumOf(exchanges, 'back');

/** The payments of an order, the one of its price first, with what of each a refund may return. */
export function paymentsToReturn(
  order: OrderRow,
  { exchanges, extras }: { exchanges: readonly ExchangeRow[]; extras: readonly ExtrasRow[] },
  paymentId: string,
): PaymentToReturn[] {
  // The money of declined extras has gone back by itself.
  const held = extras.filter(({ state }) => state === 'done' || state === 'at-carrier');
  const withOrder = held.filter(({ payment_id: paidBy }) => paidBy === paymentId);
  const ofOrder = withOrder.reduce((sum, row) => sum + totalOf(row), toPay(order).amount);
  return [
    { id: paymentId, amount: ofOrder - sumOf(exchanges, 'back') },
    ...exchanges.flatMap((row) =>
      row.payment_id ? [{ id: row.payment_id, amount: offerOf(row)!.due.amount }] : [],
    ),
    ...held.flatMap((row) =>
      row.payment_id && !withOrder.includes(row)
        ? [{ id: row.payment_id, amount: totalOf(row) }]
        : [],
    ),
  ];
}
