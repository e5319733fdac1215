import { useEffect, useMemo, useState } from 'react';
import { useResponsesClient, useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useLocale, useProblemText } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { directionsQuery } from '../../data/directions.query';
import { placeIndexQuery } from '../../data/place-index.query';
import { placesQuery } from '../../data/places.query';
import { recentSearches } from '../../model/search/recent-searches';
import { legsOf } from '../../model/search/search-criteria';
import { offeredSuggestions } from '../../model/places/suggestions';
import type { PlaceResponse } from './place-response';

export interface OfferedPlacesProps {
  field: 'from' | 'to';
  /** The code in the other field. */
  other: string | null;
  today: PlainDate;
  onResponse: (response: PlaceResponse) => void;
}

const maxRecent = 3;

/**
 * Suggestions for an empty field: recent searches of this device and popular directions, from the chosen city if there
 * is one.
 */
export function OfferedPlaces({ field, other, today, onResponse: onResult }: OfferedPlacesProps) {
  const transport = useTransport();
  const lang = useLocale();
  const client = useResponsesClient();
  const problemText = useProblemText();
  const local = useQuery(placeIndexQuery(transport, lang), client).data;
  const origin = field === 'to' ? other : null;
  const directions = useQuery(directionsQuery(transport, { origin, lang }), client);
  const { data, error } = useQuery(placesQuery(transport, { query: '', lang }), client);
  const [codes] = useState(() =>
    recentSearches.read(today).flatMap((search) => legsOf(search).map((leg) => leg[field])),
  );

  const fetching = !data && !error;
  const suggestions = useMemo(() => {
    const recent = [...new Set(codes)].flatMap((code) => local?.find(code) ?? []);
    const offered = offeredSuggestions({
      recent: recent.slice(0, maxRecent),
      directions: directions.data?.directions ?? [],
      popular: data?.places ?? [],
      other,
    });
    return offered.length > 0 || !fetching ? offered : undefined;
  }, [codes, local, directions.data, data, other, fetching]);
  const problem = error && problemText(error);
  useEffect(() => {
    onResult({ query: '', suggestions, fetching, problem });
  }, [suggestions, fetching, problem, onResult]);
  return null;
}
