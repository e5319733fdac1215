import type { OrderRow } from '../../store/order-store';

export interface SplitRefund {
  /** Minor units. */
  money: number;
  points: number;
}

/**
 * What comes back as money and what as points: the same shares the price was paid with, in whole points; never more
 * money than was paid. A rest smaller than a point goes to the side of money.
 * @param back what is not kept of the price, in minor units
 * @param before what has come back of the same order already
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
