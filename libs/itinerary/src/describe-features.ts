import type { Fare, FareFeatures, Slice } from '@karvon/contract';
import type { TextSource } from './text-source';

type Feature = keyof FareFeatures;

/** A state of a feature, and the flights that have it. */
export interface FeatureState {
  inclusion: FareFeatures[Feature];
  /** 'Москва — Анапа' for each of them; empty where all flights have it. */
  flights: string[];
}

/** The states of each feature of a fare: one where all flights agree, otherwise one for each group of flights. */
export function describeFeatures(
  { features, flightFeatures }: Pick<Fare, 'features' | 'flightFeatures'>,
  slices: readonly Slice[],
  { dictionary: { airports } }: Pick<TextSource, 'dictionary'>,
): Record<Feature, FeatureState[]> {
  const city = (code: string) => airports[code]?.city ?? code;
  const flights = slices.flatMap(({ segments }) =>
    segments.map(({ origin, destination }) => `${city(origin)} — ${city(destination)}`),
  );
  const statesOf = (feature: Feature): FeatureState[] => {
    const states = new Map<FareFeatures[Feature], string[]>();
    flightFeatures?.forEach(({ [feature]: inclusion }, index) =>
      states.set(inclusion, [...(states.get(inclusion) ?? []), flights[index] ?? '']),
    );
    return states.size > 1
      ? [...states].map(([inclusion, of]) => ({ inclusion, flights: of }))
      : [{ inclusion: features[feature], flights: [] }];
  };
  return Object.fromEntries(
    (Object.keys(features) as Feature[]).map((feature) => [feature, statesOf(feature)]),
  ) as Record<Feature, FeatureState[]>;
}
