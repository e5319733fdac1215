import { compareMoney, type Money } from '@karvon/money';
import { invalid, problem } from '@karvon/platform/http/problem';

/**
 * Lets a booking at `total` go on where the visitor has agreed to as much.
 * @throws problem price-changed when it costs more; validation-failed for another currency
 */
export function refuseHigherPrice(total: Money, agreed: Money): void {
  if (total.currency !== agreed.currency)
    throw invalid('expectedTotal.currency', 'currency', `the price is in ${total.currency}`);
  if (compareMoney(total, agreed) > 0)
    throw problem('price-changed', { oldTotal: agreed, newTotal: total });
}
