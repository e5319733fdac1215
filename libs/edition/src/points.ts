import { money, type Currency, type Money } from '@karvon/money';
import type { Edition } from './edition';

type PointRules = Pick<Edition, 'pointsEarned' | 'pointsSpent'>;

/** The points earned by a payment: a share of its whole currency units, in whole points. */
export function pointsFor(paid: Money, { pointsEarned }: PointRules): number {
  return Math.floor((Math.floor(paid.amount / 100) * pointsEarned) / 10_000);
}

/** The amount that these points pay. */
export function pointsWorth(
  points: number,
  currency: Currency,
  { pointsSpent }: PointRules,
): Money {
  return money(points * pointsSpent.value, currency);
}

/** The maximum number of points for a price: whole ones, within the share of it that points may pay. */
export function maxPointsFor(price: Money, { pointsSpent }: PointRules): number {
  const payable = Math.floor((price.amount * pointsSpent.maxShare) / 10_000);
  return Math.floor(payable / pointsSpent.value);
}
