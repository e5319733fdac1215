import type { HotelSuggestion } from '@karvon/contract';
import type { Aim } from './suggestion-aim';

export type SuggestionGroup = 'recent' | 'popular' | 'cities' | 'hotels' | 'places' | 'nearest';

/** A place offered in the field, under which heading, and where the choice leads. */
export interface CitySuggestion extends HotelSuggestion {
  group: SuggestionGroup;
  aim: Aim;
}

/** What may be chosen for a text so far. */
export interface CityAnswer {
  /** The text the suggestions are for. */
  query: string;
  suggestions: CitySuggestion[] | undefined;
  /** Why there are none, for the visitor. */
  problem: string | null;
  /** What heads a suggestion. */
  headerOf: (suggestion: CitySuggestion) => string | undefined;
}
