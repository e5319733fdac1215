import type { Suggestion } from '../../model/places/suggestions';

/** What may be chosen for a text so far. */
export interface PlaceAnswer {
  /** The text the suggestions are for. */
  query: string;
  suggestions: Suggestion[] | undefined;
  fetching: boolean;
  /** Why there are none, for the visitor. */
  problem: string | null;
}
