import type { Fare, FareSummary, PriceBreakdown } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { money, roundUp, share, sum, times, type Money } from '@karvon/money';
import type { SupplierFare, SupplierPriceLine } from './suppliers/air-supplier';

type PriceRules = Pick<Edition, 'fees' | 'priceStep' | 'pointsEarned'>;

/** What the supplier gets: Σ count × (tariff + taxes). */
export function supplierTotal(lines: readonly SupplierPriceLine[]): Money {
  const [first, ...rest] = lines.map((line) => times(sum(line.tariff, line.taxes), line.count));
  if (!first) throw new RangeError('A price has at least one line');
  return sum(first, ...rest);
}

/**
 * The visitor's price. The total is rounded up to the edition's step; acquiring, being a share of what is
 * paid, takes the rounding, so that the lines add up exactly.
 */
export function agencyPrice(
  lines: readonly SupplierPriceLine[],
  { fees, priceStep }: PriceRules,
): PriceBreakdown {
  const supplier = supplierTotal(lines);
  const serviceFee = share(supplier, fees.service);
  const beforeBank = sum(supplier, serviceFee);
  const total = roundUp(sum(beforeBank, share(beforeBank, fees.acquiring)), priceStep);
  const acquiringFee = money(total.amount - beforeBank.amount, total.currency);
  return { lines: [...lines], serviceFee, acquiringFee, total };
}

/** Whole points for a total: a share of it in whole currency units. */
function pointsFor(total: Money, basisPoints: number): number {
  return Math.floor((Math.floor(total.amount / 100) * basisPoints) / 10_000);
}

/** A fare as it is sold: the one price of list, detail and order. */
export function agencyFare(fare: SupplierFare, rules: PriceRules): Fare {
  const { lines, ...terms } = fare;
  const price = agencyPrice(lines, rules);
  return {
    ...terms,
    price,
    total: price.total,
    pointsEarned: pointsFor(price.total, rules.pointsEarned),
    // Nobody has a balance to spend from until the points ledger is there.
    pointsSpendable: 0,
  };
}

export function summaryOf(fare: Fare): FareSummary {
  const { id, family, name, total, carryOn, checked, refund, exchange, pointsEarned } = fare;
  return { id, family, name, total, carryOn, checked, refund, exchange, pointsEarned };
}
