import { useEffect } from 'react';
import { useTransport } from '@karvon/api-client';
import type { Place } from '@karvon/contract';
import { useLocale, useProblemText } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { useAnswersClient } from '../../data/answers-client';
import { placesQuery } from '../../data/places.query';

/** What the API answered to a text so far. */
export interface PlaceAnswer {
  /** The text the places are for. */
  query: string;
  places: Place[] | undefined;
  fetching: boolean;
  /** Why there are none, for the visitor. */
  problem: string | null;
}

interface PlaceAnswersProps {
  query: string;
  onAnswer: (answer: PlaceAnswer) => void;
}

/** Asks for places and draws nothing: code that a page need not have until somebody uses a field. */
export function PlaceAnswers({ query, onAnswer }: PlaceAnswersProps) {
  const { data, isPlaceholderData, isFetching, error } = useQuery(
    placesQuery(useTransport(), { query, lang: useLocale() }),
    useAnswersClient(),
  );
  const problemText = useProblemText();
  const problem = error && problemText(error);
  useEffect(() => {
    if (isPlaceholderData) return;
    onAnswer({ query, places: data, fetching: isFetching, problem });
  }, [data, problem, isFetching, isPlaceholderData, onAnswer, query]);
  return null;
}
