import type { HotelSuggestion } from '@karvon/contract';
import type { Aim } from './suggestion-aim';

export type SuggestionGroup = 'recent' | 'popular' | 'cities' | 'hotels' | 'places' | 'nearest';

/** A suggestion: the place, its heading, and where the choice leads. */
export interface CitySuggestion extends HotelSuggestion {
  group: SuggestionGroup;
  aim: Aim;
}

/** The suggestions for a text so far. */
export interface CityResponse {
  /** The text the suggestions are for. */
  query: string;
  suggestions: CitySuggestion[] | undefined;
  /** An error text for the visitor. */
  problem: string | null;
  /** The heading above a suggestion. */
  headerOf: (suggestion: CitySuggestion) => string | undefined;
}
