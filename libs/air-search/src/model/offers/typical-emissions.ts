import type { OfferFacts } from './offer-facts';

/** With fewer known emissions there is no typical value. */
const fewest = 5;
/** A smaller difference, in per cent, is within the precision of such numbers. */
const leastPercent = 10;

/**
 * The median emissions of a search's offers, in kilograms; null where too few are known. All offers of a search are for the same
 * trip and passengers, so totals compare as well as values per passenger.
 */
export function typicalEmissions(offers: readonly OfferFacts[]): number | null {
  const known = offers.flatMap(({ offer }) => offer.emissionsKg ?? []).sort((a, b) => a - b);
  if (known.length < fewest) return null;
  const middle = known.length / 2;
  return (known[Math.ceil(middle) - 1]! + known[Math.floor(middle)]!) / 2;
}

/** How many per cent an offer's emissions are below the typical ones; null if unknown or too little. */
export function lessEmissions(
  { offer: { emissionsKg } }: OfferFacts,
  typical: number | null,
): number | null {
  if (!emissionsKg || !typical) return null;
  // Rounded down, so that the claim is never too high.
  const percent = Math.floor((100 * (typical - emissionsKg)) / typical);
  return percent >= leastPercent ? percent : null;
}
