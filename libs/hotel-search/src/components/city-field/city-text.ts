import type { HotelLocation, HotelSuggestion } from '@karvon/contract';

/** The region of a place, because several places may share a name: 'Бостанлыкский район, Ташкентская область, Узбекистан'. */
export function unitsText({ admUnit1, admUnit2, countryName }: HotelLocation): string {
  return [admUnit2, admUnit1, countryName].filter(Boolean).join(', ');
}

/** What was found in a place by its name; null when that is the place itself. */
export function foundName({ found }: HotelSuggestion): string | null {
  if (!found || found.kind === 'no-hotels') return null;
  return found.kind === 'object' ? found.object.name : found.name;
}

/** The choice as the field shows it: «Самарканд», «Регистан, Самарканд». */
export function suggestionText(suggestion: HotelSuggestion): string {
  return [foundName(suggestion), suggestion.location.name].filter(Boolean).join(', ');
}

const fold = (text: string) => text.toLowerCase().replace(/['‘’`ʻʼ]/g, '');

/**
 * Whether a suggestion of the last response still matches the present text. Until the next response the list keeps only
 * these, so that Enter never takes one that no longer matches.
 */
export function stillSuits(suggestion: HotelSuggestion, typed: string): boolean {
  return fold(suggestionText(suggestion)).startsWith(fold(typed.trim()));
}
