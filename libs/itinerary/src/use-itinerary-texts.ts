import { useMemo } from 'react';
import type { Cabin, Dictionary, Fare, FareSummary, Slice } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { describeFare, type FareTexts, type SomeBaggage } from './describe-fare';
import { describeFeatures, type SomeFeatures } from './describe-features';
import { describeCabin, describeSlice, type SliceTexts } from './describe-slice';

export interface ItineraryTexts {
  slice: (slice: Slice) => SliceTexts;
  /**
   * @param slices the slices of the fare
   * @param some the slices whose baggage is described; all of them by default
   */
  fare: (fare: FareSummary, slices: readonly Slice[], some?: SomeBaggage) => FareTexts;
  /**
   * The states of each feature of a fare, by segments.
   * @param some the segments that are described; all of them by default
   */
  features: (
    fare: Fare,
    slices: readonly Slice[],
    some?: SomeFeatures,
  ) => ReturnType<typeof describeFeatures>;
  cabin: (cabin: Cabin) => string;
}

/** Texts of slices and fares in the page's language, with names from a response's dictionary. */
export function useItineraryTexts(dictionary: Dictionary): ItineraryTexts {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => {
    const source = { dictionary, format, intl };
    return {
      slice: (slice) => describeSlice(slice, source),
      fare: (fare, slices, some) => describeFare(fare, slices, source, some),
      features: (fare, slices, some) => describeFeatures(fare, slices, source, some),
      cabin: (cabin) => describeCabin(cabin, intl),
    };
  }, [dictionary, format, intl]);
}
