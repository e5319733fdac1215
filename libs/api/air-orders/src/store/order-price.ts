import { maxPointsFor, pointsFor, pointsWorth, type Edition } from '@karvon/edition';
import { money, type Money } from '@karvon/money';
import type { Selectable } from 'kysely';
import { invalid } from '@karvon/platform/http/problem';
import type { AirOrdersTable } from './tables';

/** What a payment of the order asks for: the price without the part that points pay. */
export function toPay({
  total,
  points_worth: worth,
  currency,
}: Pick<Selectable<AirOrdersTable>, 'total' | 'points_worth' | 'currency'>): Money {
  return money(total - worth, currency);
}

/** Our fees of an order as far as money pays them: points pay for our own work first. */
export const feesInMoney = ({
  sold,
  points_worth: worth,
}: Pick<Selectable<AirOrdersTable>, 'sold' | 'points_worth'>): number =>
  Math.max(0, sold.fare.price.serviceFee.amount + sold.fare.price.acquiringFee.amount - worth);

export interface PointsOfOrder {
  spent: number;
  /** The part of the price that points pay, in minor units. */
  worth: number;
  /** The points that the rest of the price earns. */
  earned: number;
}

/** @throws problem validation-failed for more points than the fare accepts */
export function pointsOfOrder(total: Money, spent: number, edition: Edition): PointsOfOrder {
  const max = maxPointsFor(total, edition);
  if (spent > max) throw invalid('pointsToSpend', 'too-many', `at most ${max}`);
  const worth = pointsWorth(spent, total.currency, edition).amount;
  const rest = money(total.amount - worth, total.currency);
  return { spent, worth, earned: pointsFor(rest, edition) };
}
