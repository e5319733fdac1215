import { useEffect, useMemo, useState } from 'react';
import { useResponsesClient, useTransport } from '@karvon/api-client';
import { useLocale, useProblemText } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { placeIndexQuery } from '../../data/place-index.query';
import { placesQuery } from '../../data/places.query';
import { foundSuggestions } from '../../model/places/suggestions';
import { OfferedPlaces, type OfferedPlacesProps } from './offered-places';

// Rendered only with suggestions, so it is in the same chunk.
export { PlaceOption } from './place-option';

interface PlaceResponsesProps extends OfferedPlacesProps {
  query: string;
}

/** As many as the server returns. */
const maxPlaces = 8;
/** The server gets a request when the visitor pauses; well-known places appear at once. */
const pauseMs = 150;

/** Finds places and renders nothing, so that a page loads this code only when a field is used. */
export function PlaceResponses({ query, ...offered }: PlaceResponsesProps) {
  return query.trim() === '' ? (
    <OfferedPlaces {...offered} />
  ) : (
    <TypedPlaces query={query} onResponse={offered.onResponse} />
  );
}

function usePaused(text: string, ms: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return ms === 0 ? text : paused;
}

/** The browser finds well-known places within a frame; the server returns all others a moment later. */
function TypedPlaces({
  query,
  onResponse: onResult,
}: Pick<PlaceResponsesProps, 'query' | 'onResponse'>) {
  const transport = useTransport();
  const lang = useLocale();
  const client = useResponsesClient();
  const problemText = useProblemText();
  const local = useQuery(placeIndexQuery(transport, lang), client).data;
  const here = useMemo(() => local?.search(query, maxPlaces), [local, query]);
  const requested = usePaused(query, here?.sure ? pauseMs : 0);
  const { data, error } = useQuery(placesQuery(transport, { query: requested, lang }), client);

  const world = requested === query ? data : undefined;
  const failed = requested === query && error;
  // An uncertain match waits for the server, which may know a place of exactly this name.
  const found = world ?? (here?.sure || failed ? here : undefined);
  const suggestions = useMemo(() => found && foundSuggestions(found), [found]);
  const problem = failed && !suggestions ? problemText(failed) : null;
  useEffect(() => {
    onResult({ query, suggestions, fetching: !suggestions && !problem, problem });
  }, [query, suggestions, problem, onResult]);
  return null;
}
