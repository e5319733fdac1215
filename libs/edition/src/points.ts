import { money, type Currency, type Money } from '@karvon/money';
import type { Edition } from './edition';

type PointRules = Pick<Edition, 'pointsEarned' | 'pointsSpent'>;

/** Whole points for what is paid: a share of it in whole currency units. */
export function pointsFor(paid: Money, { pointsEarned }: PointRules): number {
  return Math.floor((Math.floor(paid.amount / 100) * pointsEarned) / 10_000);
}

/** The money that so many points pay. */
export function pointsWorth(
  points: number,
  currency: Currency,
  { pointsSpent }: PointRules,
): Money {
  return money(points * pointsSpent.value, currency);
}

/** The most points a price takes: whole ones, within the share of it that points may pay. */
export function maxPointsFor(price: Money, { pointsSpent }: PointRules): number {
  const payable = Math.floor((price.amount * pointsSpent.maxShare) / 10_000);
  return Math.floor(payable / pointsSpent.value);
}
