import type { Cancellation } from '@karvon/contract';
import { money, type Money } from '@karvon/money';

/** The cost of cancelling at a moment under these terms; the steps are in order of time. */
export function penaltyAt(
  { steps }: Cancellation,
  moment: Date,
  currency: Money['currency'],
): Money {
  const held = steps.filter(({ from }) => from === null || new Date(from) <= moment);
  return held.at(-1)?.penalty ?? money(0, currency);
}
