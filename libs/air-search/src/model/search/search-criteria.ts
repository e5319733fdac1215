import {
  maxTravellers,
  type AirSearchRequest,
  type Cabin,
  type Travellers,
} from '@karvon/contract';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '@karvon/calendar';
import { onwardText } from '@karvon/paths';
import { isLeg, parseOnward, type RouteLeg } from './onward-legs';

/** A search: a departure and, unless one-way, a return between two places; or several legs. */
export interface SearchCriteria extends RouteLeg {
  back: PlainDate | null;
  /** The legs after the first one, by day; empty for a simple trip. With them there is no return. */
  onward: readonly RouteLeg[];
  travellers: Travellers;
  ticketClass: Cabin;
}

/** A number above the maximum becomes the maximum; no number becomes the fallback. */
function count(text: string | null, fallback: number): number {
  return /^\s*\d+\s*$/.test(text ?? '') ? Math.min(Number(text), maxTravellers) : fallback;
}

/** Reads passengers and cabin from an address; invalid parts take the defaults. */
export function parseParty(
  params: URLSearchParams,
): Pick<SearchCriteria, 'travellers' | 'ticketClass'> {
  const adult = Math.max(1, count(params.get('adult'), 1));
  const child = Math.min(count(params.get('child'), 0), maxTravellers - adult);
  const baby = Math.min(count(params.get('baby'), 0), adult, maxTravellers - adult - child);
  return {
    travellers: { adult, child, baby },
    ticketClass: params.get('class')?.trim().toLowerCase() === 'business' ? 'Business' : 'Economy',
  };
}

/** Reads criteria from an address; null when it does not describe a search. Invalid parts take the defaults. */
export function parseCriteria(params: URLSearchParams): SearchCriteria | null {
  const from = params.get('from')?.trim().toUpperCase() ?? '';
  const to = params.get('to')?.trim().toUpperCase() ?? '';
  const out = params.get('out')?.trim() ?? '';
  const back = params.get('back')?.trim();
  if (!isLeg({ from, to, out })) return null;
  const onward = parseOnward(params.get('then'), out);
  return {
    from,
    to,
    out,
    back: back && isPlainDate(back) && back >= out && onward.length === 0 ? back : null,
    onward,
    ...parseParty(params),
  };
}

/** The address of a search: only values that differ from the defaults, so that links stay short. */
export function criteriaQuery(criteria: SearchCriteria): Record<string, string> {
  const { from, to, out, back, onward, travellers, ticketClass } = criteria;
  return {
    from,
    to,
    out,
    ...(back && { back }),
    ...(onward.length > 0 && { then: onwardText(onward) }),
    ...(travellers.adult !== 1 && { adult: String(travellers.adult) }),
    ...(travellers.child > 0 && { child: String(travellers.child) }),
    ...(travellers.baby > 0 && { baby: String(travellers.baby) }),
    ...(ticketClass !== 'Economy' && { class: ticketClass }),
  };
}

/** The same text for equal searches. */
export const searchText = (criteria: SearchCriteria) =>
  new URLSearchParams(criteriaQuery(criteria)).toString();

/** Whether two addresses describe one search, regardless of order and filters. */
export function sameSearch(one: URLSearchParams, other: URLSearchParams): boolean {
  const [a, b] = [parseCriteria(one), parseCriteria(other)];
  return a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b);
}

/** All legs in order, without the return. */
export function legsOf({ from, to, out, onward }: SearchCriteria): RouteLeg[] {
  return [{ from, to, out }, ...onward];
}

/** The day of the last flight. */
export const lastDay = ({ out, back, onward }: Pick<SearchCriteria, 'out' | 'back' | 'onward'>) =>
  back ?? onward.at(-1)?.out ?? out;

/** The codes of all places, each once. */
export function placeCodes(criteria: SearchCriteria): string[] {
  return [...new Set(legsOf(criteria).flatMap(({ from, to }) => [from, to]))];
}

/** The same search, moved by this many days. */
export function shiftDays(criteria: SearchCriteria, days: number): SearchCriteria {
  const { out, back, onward } = criteria;
  return {
    ...criteria,
    out: addDays(out, days),
    back: back && addDays(back, days),
    onward: onward.map((leg) => ({ ...leg, out: addDays(leg.out, days) })),
  };
}

/**
 * Moves a search with a past first day on by whole weeks: same weekdays, same length of stay. It never begins today, when the
 * last flight may have left. Any other search is unchanged.
 */
export function moveOn(criteria: SearchCriteria, today: PlainDate): SearchCriteria {
  if (criteria.out >= today) return criteria;
  return shiftDays(criteria, 7 * Math.ceil((daysBetween(criteria.out, today) + 1) / 7));
}

export function searchRequest(criteria: SearchCriteria): AirSearchRequest {
  const { back, onward, travellers, ticketClass } = criteria;
  return {
    type: onward.length > 0 ? 'MULTI' : 'SINGLE',
    route: legsOf(criteria).map(({ from, to, out }) => ({
      departure: from,
      arrival: to,
      departureDate: out,
      returnalDate: back,
    })),
    travellers,
    ticketClass,
  };
}
