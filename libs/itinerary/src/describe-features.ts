import type { Fare, FareFeatures, Slice } from '@karvon/contract';
import type { TextSource } from './text-source';

type Feature = keyof FareFeatures;

/** A state of a feature, and the segments that have it. */
export interface FeatureState {
  inclusion: FareFeatures[Feature];
  /** 'Москва — Анапа' for each of them; empty where all segments have it. */
  flights: string[];
}

/** For each feature, the indexes of the segments to describe. */
export type SomeFeatures = Readonly<Partial<Record<Feature, readonly number[]>>>;

/** A feature on each segment, in order. */
export const featureOnFlights = (
  { features, flightFeatures }: Pick<Fare, 'features' | 'flightFeatures'>,
  feature: Feature,
  flights: number,
): FareFeatures[Feature][] =>
  Array.from({ length: flights }, (_, at) => flightFeatures?.[at]?.[feature] ?? features[feature]);

/**
 * The states of each feature of a fare: one where all segments agree, otherwise one for each group of segments.
 * @param some the segments that are described; all of them by default
 */
export function describeFeatures(
  fare: Pick<Fare, 'features' | 'flightFeatures'>,
  slices: readonly Slice[],
  { dictionary: { airports } }: Pick<TextSource, 'dictionary'>,
  some?: SomeFeatures,
): Record<Feature, FeatureState[]> {
  const city = (code: string) => airports[code]?.city ?? code;
  const flights = slices.flatMap(({ segments }) =>
    segments.map(({ origin, destination }) => `${city(origin)} — ${city(destination)}`),
  );
  const statesOf = (feature: Feature): FeatureState[] => {
    const onFlights = featureOnFlights(fare, feature, flights.length);
    const described = some ? (some[feature] ?? []) : [...flights.keys()];
    const states = new Map<FareFeatures[Feature], string[]>();
    for (const at of described)
      states.set(onFlights[at]!, [...(states.get(onFlights[at]!) ?? []), flights[at]!]);
    const everywhere = described.length === flights.length && states.size === 1;
    return [...states].map(([inclusion, of]) => ({ inclusion, flights: everywhere ? [] : of }));
  };
  return Object.fromEntries(
    (Object.keys(fare.features) as Feature[]).map((feature) => [feature, statesOf(feature)]),
  ) as Record<Feature, FeatureState[]>;
}
