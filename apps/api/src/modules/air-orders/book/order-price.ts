import { mostPointsFor, pointsFor, pointsWorth, type Edition } from '@karvon/edition';
import { money, type Money } from '@karvon/money';
import { invalid } from '../../../http/problem';
import type { AirOrdersTable } from '../tables';
import type { Selectable } from 'kysely';

/** The part of an order's price that its payment asks for: what points do not pay. */
export function toPay({
  total,
  points_worth: worth,
  currency,
}: Pick<Selectable<AirOrdersTable>, 'total' | 'points_worth' | 'currency'>): Money {
  return money(total - worth, currency);
}

export interface PointsOfOrder {
  spent: number;
  /** What the spent ones pay of the price, in minor units. */
  worth: number;
  /** What the rest of the price brings. */
  earned: number;
}

/** @throws problem validation-failed for more points than such a price takes */
export function pointsOfOrder(total: Money, spent: number, edition: Edition): PointsOfOrder {
  const most = mostPointsFor(total, edition);
  if (spent > most) throw invalid('pointsToSpend', 'too-many', `at most ${most}`);
  const worth = pointsWorth(spent, total.currency, edition).amount;
  const rest = money(total.amount - worth, total.currency);
  return { spent, worth, earned: pointsFor(rest, edition) };
}
