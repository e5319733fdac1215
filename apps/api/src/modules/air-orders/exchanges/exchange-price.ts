import type { ExchangeOffer } from '@karvon/contract';
import { money, sum, type Money } from '@karvon/money';
import { withFees, type FeeRules } from '../../../agency-fees';

type ExchangePrice = Pick<ExchangeOffer, 'fee' | 'difference' | 'acquiringFee' | 'due' | 'back'>;

/**
 * What the visitor pays for an exchange, or gets back. We take no fee of our own; the bank takes its share of a payment.
 * @param paid the money that was paid for the order: never more of it comes back
 */
export function priceOfExchange(
  { fee, difference }: { fee: Money; difference: Money },
  paid: Money,
  { fees, priceStep }: FeeRules,
): ExchangePrice {
  const requested = sum(fee, difference);
  const none = money(0, requested.currency);
  const base = { fee, difference, acquiringFee: none, due: none, back: none };
  if (requested.amount <= 0)
    return { ...base, back: money(Math.min(-requested.amount, paid.amount), requested.currency) };
  const { acquiringFee, total } = withFees(requested, { fees: { ...fees, service: 0 }, priceStep });
  return { ...base, acquiringFee, due: total };
}
