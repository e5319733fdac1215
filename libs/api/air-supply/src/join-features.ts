import type { Fare, FareFeatures } from '@karvon/contract';

type Feature = keyof FareFeatures;
type Inclusion = FareFeatures[Feature];

/** From the least: a feature holds for a fare as it does on its worst flight. */
const fromLeast: readonly Inclusion[] = ['unknown', 'not-included', 'for-a-fee', 'included'];

/** The features of a fare from those of its flights, in order of slices and segments. */
export function joinFeatures(
  flights: readonly FareFeatures[],
): Pick<Fare, 'features' | 'flightFeatures'> {
  const [first, ...others] = flights;
  if (!first) throw new RangeError('A fare has at least one flight');
  const names = Object.keys(first) as Feature[];
  const leastOf = (name: Feature) =>
    fromLeast.find((one) => flights.some((flight) => flight[name] === one)) ?? 'unknown';
  const features = Object.fromEntries(names.map((name) => [name, leastOf(name)])) as FareFeatures;
  const differ = others.some((flight) => names.some((name) => flight[name] !== first[name]));
  return { features, ...(differ && { flightFeatures: [...flights] }) };
}
