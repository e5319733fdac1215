import type { Slice } from '@karvon/contract';
import { cityCodeOf } from '@karvon/sandbox-world';

/**
 * Whether a slice has a stop in the city that it leaves or in the one that it leads to, at any airport: nobody flies from Moscow
 * to Istanbul through Moscow.
 */
export function passesItsEnds(
  { origin, destination, segments }: Pick<Slice, 'origin' | 'destination' | 'segments'>,
  cityOf: (airport: string) => string,
): boolean {
  const ends = [cityOf(origin), cityOf(destination)];
  const airportsBetween = segments
    .slice(1)
    .flatMap((after, index) => [segments[index]!.destination, after.origin]);
  return airportsBetween.some((airport) => ends.includes(cityOf(airport)));
}

/** The offers without a slice that passes through one of its ends. */
export const withoutPassedEnds = <Offer extends { slices: readonly Slice[] }>(
  offers: readonly Offer[],
): Offer[] =>
  offers.filter(({ slices }) => !slices.some((slice) => passesItsEnds(slice, cityCodeOf)));
