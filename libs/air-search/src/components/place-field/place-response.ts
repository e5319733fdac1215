import type { Suggestion } from '../../model/places/suggestions';

/** The suggestions for a text so far. */
export interface PlaceResponse {
  /** The text the suggestions are for. */
  query: string;
  suggestions: Suggestion[] | undefined;
  fetching: boolean;
  /** An error text for the visitor. */
  problem: string | null;
}
