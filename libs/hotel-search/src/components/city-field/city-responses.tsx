import { useCallback, useEffect, useMemo, useState } from 'react';
import { useResponsesClient, useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { HotelLocation, HotelSuggestion } from '@karvon/contract';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { useQueries, useQuery } from '@tanstack/react-query';
import { locationQuery, popularLocationsQuery, suggestionsQuery } from '../../data/locations.query';
import { recentSearches } from '../../model/recent-searches';
import { aimOf } from './suggestion-aim';
import type { CityResponse, CitySuggestion, SuggestionGroup } from './city-suggestion';
import { groupMessages } from './suggestion-group.messages';

// Rendered only with suggestions, so it is in the same chunk.
export { CityOption } from './city-option';

interface CityResponsesProps {
  query: string;
  today: PlainDate;
  onResponse: (response: CityResponse) => void;
}

/** The server is asked when the visitor pauses. */
const pauseMs = 120;
const maxRecent = 3;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Cities of this device's last searches. */
function useRecentCities(today: PlainDate): HotelLocation[] {
  const transport = useTransport();
  const lang = useLocale();
  const [codes] = useState(() =>
    recentSearches
      .read(today)
      .map(({ city }) => city)
      .slice(0, maxRecent),
  );
  return useQueries(
    {
      queries: codes.map((code) => locationQuery(transport, { code, lang })),
      combine: (responses) => responses.flatMap(({ data }) => data ?? []),
    },
    useResponsesClient(),
  );
}

function offered(recent: HotelLocation[], popular: HotelLocation[]): CitySuggestion[] {
  const known = new Set(recent.map(({ code }) => code));
  const place = (group: SuggestionGroup) => (location: HotelLocation) => ({
    location,
    found: null,
    group,
    aim: {},
  });
  return [
    ...recent.map(place('recent')),
    ...popular.filter(({ code }) => !known.has(code)).map(place('popular')),
  ];
}

const groups = {
  hotel: 'hotels',
  district: 'places',
  object: 'places',
  'no-hotels': 'nearest',
} as const;

const suggested = ({ location, found }: HotelSuggestion): CitySuggestion => ({
  location,
  found,
  group: found ? groups[found.kind] : 'cities',
  aim: aimOf(found),
});

/** Finds places and renders nothing, so that a page loads this code only when somebody uses the field. */
export function CityResponses({ query, today, onResponse: onResult }: CityResponsesProps) {
  const intl = useIntl();
  const transport = useTransport();
  const lang = useLocale();
  const problemText = useProblemText();
  const recent = useRecentCities(today);
  const requested = usePaused(query);
  const client = useResponsesClient();
  const typed = requested.trim() !== '';
  const popular = useQuery(
    { ...popularLocationsQuery(transport, { lang }), enabled: !typed },
    client,
  );
  const found = useQuery(suggestionsQuery(transport, { text: requested, lang }), client);
  const { error } = typed ? found : popular;
  const current = requested === query;
  const suggestions = useMemo(() => {
    if (!current) return undefined;
    if (typed) return found.data?.map(suggested);
    return popular.data && offered(recent, popular.data);
  }, [current, typed, found.data, popular.data, recent]);
  const problem = current && error ? problemText(error) : null;
  const headerOf = useCallback(
    ({ group, found }: CitySuggestion) =>
      intl.formatMessage(groupMessages[group], {
        name: found?.kind === 'no-hotels' ? found.name : '',
      }),
    [intl],
  );
  useEffect(() => {
    onResult({ query, suggestions, problem, headerOf });
  }, [query, suggestions, problem, headerOf, onResult]);
  return null;
}
