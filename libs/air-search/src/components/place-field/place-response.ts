import type { Suggestion } from '../../model/places/suggestions';

/** The suggestions for a text. */
export interface PlaceResponse {
  /** The text the suggestions are for. */
  query: string;
  suggestions: Suggestion[] | undefined;
  fetching: boolean;
  /** An error message for the visitor. */
  problem: string | null;
}
