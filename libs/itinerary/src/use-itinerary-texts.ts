import { useMemo } from 'react';
import type { Cabin, Dictionary, Fare, FareSummary, Slice } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { describeFare, type FareTexts } from './describe-fare';
import { describeFeatures } from './describe-features';
import { describeCabin, describeSlice, type SliceTexts } from './describe-slice';

export interface ItineraryTexts {
  slice: (slice: Slice) => SliceTexts;
  /** @param slices the slices of the fare */
  fare: (fare: FareSummary, slices: readonly Slice[]) => FareTexts;
  /** What each feature of a fare is on which of its flights. */
  features: (fare: Fare, slices: readonly Slice[]) => ReturnType<typeof describeFeatures>;
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
      fare: (fare, slices) => describeFare(fare, slices, source),
      features: (fare, slices) => describeFeatures(fare, slices, source),
      cabin: (cabin) => describeCabin(cabin, intl),
    };
  }, [dictionary, format, intl]);
}
