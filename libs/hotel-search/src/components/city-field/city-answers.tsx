import { useEffect, useMemo, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { HotelLocation } from '@karvon/contract';
import { useLocale, useProblemText } from '@karvon/i18n';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useAnswersClient } from '../../data/answers-client';
import { locationQuery, locationsQuery } from '../../data/locations.query';
import { recentHotelSearches } from '../../model/recent-hotel-searches';

// Drawn only with answers, so it comes with them.
export { CityOption } from './city-option';

/** A city offered in the field, and why; no group for what was typed. */
export interface CitySuggestion {
  location: HotelLocation;
  group?: 'recent' | 'popular';
}

/** What may be chosen for a text so far. */
export interface CityAnswer {
  /** The text the suggestions are for. */
  query: string;
  suggestions: CitySuggestion[] | undefined;
  /** Why there are none, for the visitor. */
  problem: string | null;
}

interface CityAnswersProps {
  query: string;
  today: PlainDate;
  onAnswer: (answer: CityAnswer) => void;
}

/** The server is asked when the visitor pauses. */
const pauseMs = 120;
const mostRecent = 3;

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
    recentHotelSearches(today)
      .map(({ city }) => city)
      .slice(0, mostRecent),
  );
  return useQueries(
    {
      queries: codes.map((code) => locationQuery(transport, { code, lang })),
      combine: (answers) => answers.flatMap(({ data }) => data ?? []),
    },
    useAnswersClient(),
  );
}

function offered(recent: HotelLocation[], popular: HotelLocation[]): CitySuggestion[] {
  const known = new Set(recent.map(({ code }) => code));
  return [
    ...recent.map((location) => ({ location, group: 'recent' as const })),
    ...popular
      .filter(({ code }) => !known.has(code))
      .map((location) => ({ location, group: 'popular' as const })),
  ];
}

/** Finds cities and draws nothing: code that a page need not have until somebody uses the field. */
export function CityAnswers({ query, today, onAnswer }: CityAnswersProps) {
  const transport = useTransport();
  const lang = useLocale();
  const problemText = useProblemText();
  const recent = useRecentCities(today);
  const asked = usePaused(query);
  const { data, error } = useQuery(
    locationsQuery(transport, { text: asked, lang }),
    useAnswersClient(),
  );
  const current = asked === query;
  const suggestions = useMemo(() => {
    if (!data || !current) return undefined;
    return query.trim() === '' ? offered(recent, data) : data.map((location) => ({ location }));
  }, [data, current, query, recent]);
  const problem = current && error ? problemText(error) : null;
  useEffect(() => {
    onAnswer({ query, suggestions, problem });
  }, [query, suggestions, problem, onAnswer]);
  return null;
}
