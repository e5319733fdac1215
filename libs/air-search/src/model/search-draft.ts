import type { Cabin, Travellers } from '@karvon/contract';
import { addDays, type PlainDate } from '@karvon/calendar';
import type { SearchCriteria } from './search-criteria';

/** A search as it stands in the form: anything may still be missing. */
export interface SearchDraft {
  from: string | null;
  to: string | null;
  out: PlainDate | null;
  back: PlainDate | null;
  travellers: Travellers;
  ticketClass: Cabin;
}

export type DraftField = 'from' | 'to' | 'out';
export type DraftProblem = 'from-missing' | 'to-missing' | 'same-place' | 'out-missing';

/** Flights are sold so many days ahead. */
const horizonDays = 330;
export const lastBookableDay = (today: PlainDate) => addDays(today, horizonDays);

interface Start {
  criteria: SearchCriteria | null;
  homeCity: string;
  today: PlainDate;
}

/** What the form begins with: the search so far without days that are over, or the defaults. */
export function startDraft({ criteria, homeCity, today }: Start): SearchDraft {
  if (!criteria) {
    const travellers = { adult: 1, child: 0, baby: 0 };
    return { from: homeCity, to: null, out: null, back: null, travellers, ticketClass: 'Economy' };
  }
  const over = criteria.out < today;
  return { ...criteria, out: over ? null : criteria.out, back: over ? null : criteria.back };
}

/**
 * What is wrong, by field; empty when the draft can be searched.
 * @param cityOf the city of a place, as far as it is known: a flight within a city is no journey
 */
export function draftProblems(
  draft: SearchDraft,
  cityOf: (code: string) => string | undefined = () => undefined,
): Partial<Record<DraftField, DraftProblem>> {
  const { from, to, out } = draft;
  const same = from && to && (cityOf(from) ?? from) === (cityOf(to) ?? to);
  return {
    ...(!from && { from: 'from-missing' as const }),
    ...(!to && { to: 'to-missing' as const }),
    ...(same && { to: 'same-place' as const }),
    ...(!out && { out: 'out-missing' as const }),
  };
}

/** The finished search; null while a part is missing. */
export function toCriteria(draft: SearchDraft): SearchCriteria | null {
  const { from, to, out } = draft;
  return from && to && out ? { ...draft, from, to, out } : null;
}

/** The way back becomes the way out; days and travellers stay. */
export function swapPlaces(draft: SearchDraft): SearchDraft {
  return { ...draft, from: draft.to, to: draft.from };
}
