import type { Fare, FareSummary, PriceBreakdown } from '@karvon/contract';
import { maxPointsFor, pointsFor, type Edition } from '@karvon/edition';
import { withFees, type FeeRules } from '@karvon/supply/agency-fees';
import type {
  SupplierFare,
  SupplierOffer,
  SupplierPriceLine,
} from '@karvon/air-supply/air-supplier';
import { supplierTotal } from '@karvon/air-supply/supplier-total';

type PriceRules = FeeRules & Pick<Edition, 'pointsEarned' | 'pointsSpent'>;

/** The visitor's price with our fees, line by line. */
export function agencyPrice(lines: readonly SupplierPriceLine[], rules: FeeRules): PriceBreakdown {
  return { lines: [...lines], ...withFees(supplierTotal(lines), rules) };
}

/** The fee rules for an offer of one of several suppliers: the supplier's mark-up is added to our fee. */
export const rulesFor = <Rules extends FeeRules>(
  { seller }: Pick<SupplierOffer, 'seller'>,
  rules: Rules,
): Rules =>
  seller?.markUp
    ? { ...rules, fees: { ...rules.fees, service: rules.fees.service + seller.markUp } }
    : rules;

/** A fare with the price that list, detail and order show. */
export function agencyFare(fare: SupplierFare, rules: PriceRules): Fare {
  const { lines, ...terms } = fare;
  const price = agencyPrice(lines, rules);
  return {
    ...terms,
    price,
    total: price.total,
    pointsEarned: pointsFor(price.total, rules),
    pointsSpendable: maxPointsFor(price.total, rules),
  };
}

export function summaryOf(fare: Fare): FareSummary {
  const { id, family, name, total, baggage, refund, exchange, pointsEarned } = fare;
  return { id, family, name, total, baggage, refund, exchange, pointsEarned };
}
