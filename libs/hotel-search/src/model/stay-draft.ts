import type { PlainDate } from '@karvon/calendar';
import { maxNights } from '@karvon/contract';
import { parseCity, parseCriteria, type HotelCriteria } from './hotel-criteria';
import {
  guestsQuery,
  moveOn,
  nightsOf,
  parseAdults,
  parseAges,
  parseStay,
  type Stay,
} from './stay';

/** Guests as they stand in the form: a child is there before its age is. */
export interface DraftGuests {
  adults: number;
  ages: readonly (number | null)[];
}

/** A stay as it stands in the form: anything may still be missing. */
export interface StayDraft extends DraftGuests {
  arrival: PlainDate | null;
  departure: PlainDate | null;
}

/** A search as it stands in the form. */
export interface SearchDraft extends StayDraft, Pick<HotelCriteria, 'payment' | 'onRequest'> {
  city: string | null;
}

export type DraftField = 'city' | 'dates' | 'ages';
export type DraftProblem = 'city-missing' | 'dates-missing' | 'too-long' | 'age-missing';
export type DraftProblems = Partial<Record<DraftField, DraftProblem>>;

/**
 * The draft that the form begins with: the stay in the address, with past days moved on; without a stay, the guests in
 * the address.
 */
export function startStay(params: URLSearchParams, today: PlainDate): StayDraft {
  const stay = parseStay(params);
  if (stay) return moveOn(stay, today);
  return {
    arrival: null,
    departure: null,
    adults: parseAdults(params.get('adults')),
    ages: parseAges(params.get('ages')),
  };
}

/** The draft that the search form begins with; an address may contain only a city. */
export function startDraft(params: URLSearchParams, today: PlainDate): SearchDraft {
  const { payment, onRequest } = parseCriteria(params) ?? { payment: 'now', onRequest: false };
  return { city: parseCity(params), ...startStay(params, today), payment, onRequest };
}

/** What is wrong with a stay, by field; nothing when rooms can be looked for. */
export function stayProblems({ arrival, departure, ages }: StayDraft): DraftProblems {
  const nights = arrival && departure ? nightsOf({ arrival, departure }) : 0;
  return {
    ...(nights < 1 && { dates: 'dates-missing' as const }),
    ...(nights > maxNights && { dates: 'too-long' as const }),
    ...(ages.includes(null) && { ages: 'age-missing' as const }),
  };
}

export function draftProblems(draft: SearchDraft): DraftProblems {
  return { ...(!draft.city && { city: 'city-missing' as const }), ...stayProblems(draft) };
}

/** The finished stay; null while a part is missing. */
export function toStay(draft: StayDraft): Stay | null {
  const { arrival, departure, adults, ages } = draft;
  if (!arrival || !departure || Object.keys(stayProblems(draft)).length > 0) return null;
  return { arrival, departure, adults, ages: ages.filter((age) => age !== null) };
}

/** The finished search; null while a part is missing. */
export function toCriteria(draft: SearchDraft): HotelCriteria | null {
  const { city, payment, onRequest } = draft;
  const stay = toStay(draft);
  return city && stay ? { city, ...stay, payment, onRequest } : null;
}

/** The search with its gaps, for a form that is sent before its code has loaded. */
export function sketchQuery({ city, arrival, departure, adults, ages }: SearchDraft) {
  return {
    ...(city && { city }),
    ...(arrival && { in: arrival }),
    ...(departure && { out: departure }),
    ...guestsQuery({ adults, ages: ages.filter((age) => age !== null) }),
  };
}
