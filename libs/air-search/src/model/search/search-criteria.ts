import {
  maxTravellers,
  type AirSearchRequest,
  type Cabin,
  type Travellers,
} from '@karvon/contract';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '@karvon/calendar';
import { onwardText } from '@karvon/paths';
import { isLeg, parseOnward, type RouteLeg } from './onward-legs';

/** What a visitor looks for: out and, unless one-way, back between two places; or several flights one after another. */
export interface SearchCriteria extends RouteLeg {
  back: PlainDate | null;
  /** The flights after the first of a multi-leg journey, by day; empty for a simple one. With them there is no way back. */
  onward: readonly RouteLeg[];
  travellers: Travellers;
  ticketClass: Cabin;
}

/** Too many are as many as can be; what is no number is the fallback. */
function count(text: string | null, fallback: number): number {
  return /^\s*\d+\s*$/.test(text ?? '') ? Math.min(Number(text), maxTravellers) : fallback;
}

/** Who flies and in which class, as an address says it; unsure parts take the defaults. */
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

/** Reads criteria from an address; null when it does not describe a search. Unsure parts take the defaults. */
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

/** The address of a search: only what differs from the defaults, so that links stay short. */
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

/** The same text for the same search. */
export const searchText = (criteria: SearchCriteria) =>
  new URLSearchParams(criteriaQuery(criteria)).toString();

/** Whether two addresses describe one search, in whatever order and through whatever filters it is shown. */
export function sameSearch(one: URLSearchParams, other: URLSearchParams): boolean {
  const [a, b] = [parseCriteria(one), parseCriteria(other)];
  return a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b);
}

/** All flights out, in order; the way back is not among them. */
export function legsOf({ from, to, out, onward }: SearchCriteria): RouteLeg[] {
  return [{ from, to, out }, ...onward];
}

/** The day of its last flight. */
export const lastDay = ({ out, back, onward }: Pick<SearchCriteria, 'out' | 'back' | 'onward'>) =>
  back ?? onward.at(-1)?.out ?? out;

/** The codes of all its places, each once. */
export function placeCodes(criteria: SearchCriteria): string[] {
  return [...new Set(legsOf(criteria).flatMap(({ from, to }) => [from, to]))];
}

/** The same journey so many days later. */
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
 * An itinerary whose first day is over, moved on by whole weeks: same weekdays, same length of stay. It never begins
 * today, when the last flight may have left. Any other one stays as it is.
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
