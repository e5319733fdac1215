import type { HotelSuggestion } from '@karvon/contract';

/** Where a choice leads beyond the list of its city: to one hotel, or to the list through a filter. */
export interface Aim {
  hotel?: string;
  /** Parameters of the list's address. */
  view?: Record<string, string>;
}

/** A hotel is its own page; a sight, a station or a district is the list around it. */
export function aimOf(found: HotelSuggestion['found']): Aim {
  if (found?.kind === 'hotel') return { hotel: found.code };
  if (found?.kind === 'district')
    return { view: found.id ? { districts: found.id } : { q: found.name } };
  if (found?.kind !== 'object' || found.within === null) return {};
  const { object, within } = found;
  return { view: { [object.kind]: `${object.code}:${within}` } };
}
