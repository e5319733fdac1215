import { money, type Currency, type Money } from '@karvon/money';

/** `amount` × `times` ÷ `by` without the rounding of floating point. */
function ratio(amount: number, times: number, by: number, round: 'up' | 'down'): number {
  const product = BigInt(amount) * BigInt(times);
  const divisor = BigInt(by);
  const down = product / divisor;
  return Number(round === 'up' && down * divisor < product ? down + 1n : down);
}

/** Millionths of the edition's currency for one unit of the account's; the agency's own rate. */
export type Rate = number;
export const RATE_ONE: Rate = 1_000_000;

/** A sum of the account in our currency, rounded up. */
export const atRate = (minor: number, rate: Rate, currency: Currency): Money =>
  money(ratio(minor, rate, RATE_ONE, 'up'), currency);

/** The agreed price of an order, in our currency and the supplier’s. */
export interface Agreed {
  ours: Money;
  theirs: number;
}

/** A sum in the supplier’s currency at the rate of the day on which the order was agreed. */
export function agreedSum(theirs: number, agreed: Agreed, round: 'up' | 'down'): Money {
  const { ours } = agreed;
  if (theirs === agreed.theirs) return ours;
  return money(ratio(theirs, ours.amount, agreed.theirs, round), ours.currency);
}
