/** Currencies of prices. Two decimals each: in requests and responses soums have tiyin, though not in a shop. */
export type Currency = 'RUB' | 'UZS' | 'USD' | 'EUR';

/** An amount in integer minor units (kopecks, tiyin, cents). */
export interface Money {
  amount: number;
  currency: Currency;
}

/** Throws RangeError unless `amount` is a safe integer: a fraction of a tiyin is a bug, not a price. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an integer amount: ${amount}`);
  return { amount, currency };
}

/** The sum of one or more amounts; mixing currencies throws. */
export function sum(first: Money, ...rest: Money[]): Money {
  return rest.reduce((total, next) => {
    if (next.currency !== total.currency) {
      throw new RangeError(`Cannot add ${next.currency} to ${total.currency}`);
    }
    return money(total.amount + next.amount, total.currency);
  }, first);
}

export function times(value: Money, count: number): Money {
  return money(value.amount * count, value.currency);
}

/** A share in basis points (1 % = 100), rounded half up to the minor unit. */
export function share(value: Money, basisPoints: number): Money {
  return money(Math.floor((value.amount * basisPoints + 5_000) / 10_000), value.currency);
}

/** Rounds up to a whole number of `step` minor units: 100 gives whole roubles or soums. */
export function roundUp(value: Money, step: number): Money {
  return money(Math.ceil(value.amount / step) * step, value.currency);
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export function compareMoney(a: Money, b: Money): number {
  if (a.currency !== b.currency)
    throw new RangeError(`Cannot compare ${a.currency} with ${b.currency}`);
  return a.amount - b.amount;
}

/** Minor units in one whole unit: all our currencies have two decimals. */
const WHOLE = 100;

/** An even share of a sum, such as the price of a night, without minor units. */
export function evenShare(total: Money, count: number): Money {
  return money(Math.round(total.amount / count / WHOLE) * WHOLE, total.currency);
}
