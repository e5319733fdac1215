import type { OfferFacts } from './offer-facts';

/** Of fewer flights whose emissions are known nobody can say what is typical. */
const fewest = 5;
/** A smaller difference is within what such numbers are good for. */
const leastPercent = 10;

/**
 * The middle of what the flights of a search emit, in kilograms; null where too few tell it. All offers of a search fly the same way
 * with the same people, so the sums compare as those of one passenger do.
 */
export function typicalEmissions(offers: readonly OfferFacts[]): number | null {
  const known = offers.flatMap(({ offer }) => offer.emissionsKg ?? []).sort((a, b) => a - b);
  if (known.length < fewest) return null;
  const middle = known.length / 2;
  return (known[Math.ceil(middle) - 1]! + known[Math.floor(middle)]!) / 2;
}

/** By how many per cent an offer emits less than is typical; null where it is no true or no worthy claim. */
export function lessEmissions(
  { offer: { emissionsKg } }: OfferFacts,
  typical: number | null,
): number | null {
  if (!emissionsKg || !typical) return null;
  // Rounded down: never more than is true.
  const percent = Math.floor((100 * (typical - emissionsKg)) / typical);
  return percent >= leastPercent ? percent : null;
}
