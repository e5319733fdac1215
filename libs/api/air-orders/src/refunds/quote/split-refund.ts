import type { OrderRow } from '../../store/order-store';

export interface SplitRefund {
  /** Minor units. */
  money: number;
  points: number;
}

/**
 * Divides a refund into money and points, in the shares by which the price was paid. Points are whole, a rest smaller than a
 * point is money, and no more money comes back than was paid.
 * @param back the part of the price that is not kept, in minor units
 * @param before what earlier refunds of the order have returned
 */
export function splitRefund(
  back: number,
  {
    total,
    points_spent: spent,
    points_worth: worth,
  }: Pick<OrderRow, 'total' | 'points_spent' | 'points_worth'>,
  before: SplitRefund = { money: 0, points: 0 },
): SplitRefund {
  if (spent === 0) return { money: back, points: 0 };
  const value = worth / spent;
  const share = Number((BigInt(back) * BigInt(spent)) / BigInt(total));
  const beyondMoney = Math.ceil((back - (total - worth - before.money)) / value);
  const points = Math.min(spent - before.points, Math.max(share, beyondMoney));
  return { points, money: Math.max(0, back - points * value) };
}
