import type { Money } from '@karvon/money';

/** A fall below this share is noise. */
const NOTICEABLE = 0.03;
const DAY_MS = 86_400_000;

/** What an alert knows of its price. */
export interface Known {
  /** Null: nothing was sold, or nobody has looked. */
  price: number | null;
  priceKnown: boolean;
  writtenAt: Date | null;
}

export interface Judgement {
  /** The price that the next one is compared with. */
  price: number | null;
  /** What a letter says; null: no letter. */
  letter: { was: number | null; now: number } | null;
}

/**
 * Whether a price is worth a letter: it is lower than the lowest one that was told, by 3 % and by a step of prices at least, or
 * there was none before. There is one letter in 24 hours; what falls in between is written after them if it is still true.
 * @param total the lowest price now; null when nothing is sold
 * @param step the edition's step of prices, in minor units
 */
export function judge(
  { price, priceKnown, writtenAt }: Known,
  { total, now, step }: { total: Money | null; now: Date; step: number },
): Judgement {
  if (!total) return { price, letter: null };
  const found = total.amount;
  // Nobody knows what the price was: from now on it is known.
  if (!priceKnown) return { price: found, letter: null };
  const enough = price === null || found <= price - Math.max(price * NOTICEABLE, step);
  const tooSoon = writtenAt !== null && now.getTime() - writtenAt.getTime() < DAY_MS;
  if (!enough || tooSoon) return { price, letter: null };
  return { price: found, letter: { was: price, now: found } };
}
