import type { Edition } from '@karvon/edition';
import { money, roundUp, share, sum, type Money } from '@karvon/money';

export type FeeRules = Pick<Edition, 'fees' | 'priceStep'>;

export interface WithFees {
  serviceFee: Money;
  acquiringFee: Money;
  total: Money;
}

/**
 * What a visitor pays for an offer of a supplier. The total is rounded up to the edition's step. The acquiring fee is a share of
 * the total, so it takes the rounding, and the parts add up exactly.
 */
export function withFees(supplier: Money, { fees, priceStep }: FeeRules): WithFees {
  const serviceFee = share(supplier, fees.service);
  const beforeBank = sum(supplier, serviceFee);
  const total = roundUp(sum(beforeBank, share(beforeBank, fees.acquiring)), priceStep);
  return {
    serviceFee,
    acquiringFee: money(total.amount - beforeBank.amount, total.currency),
    total,
  };
}
