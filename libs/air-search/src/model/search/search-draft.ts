import type { Cabin, Travellers } from '@karvon/contract';
import { addDays, type PlainDate } from '@karvon/calendar';
import { addLeg, type DraftLeg } from './draft-legs';
import { legsOf, moveOn, type SearchCriteria } from './search-criteria';

export type TripKind = 'return' | 'one-way' | 'multi';

/** The passengers, and the cabin. */
export interface Party {
  travellers: Travellers;
  ticketClass: Cabin;
}

/** A leg and perhaps its return, possibly incomplete. */
export interface SimpleTrip extends Omit<DraftLeg, 'id'>, Party {
  back: PlainDate | null;
}

/** A search in the form: any value may be missing, and values of other kinds of trip are kept. */
export interface SearchDraft extends Party {
  trip: TripKind;
  /** At least one; a simple trip uses only the first. */
  legs: readonly [DraftLeg, ...DraftLeg[]];
  /** The return day of the first leg. */
  back: PlainDate | null;
}

export type DraftField = 'from' | 'to' | 'out';
export type DraftProblem =
  'from-missing' | 'to-missing' | 'same-place' | 'out-missing' | 'out-too-early';
export type LegProblems = Partial<Record<DraftField, DraftProblem>>;

/** How many days ahead flights are sold. */
const horizonDays = 330;
export const lastBookableDay = (today: PlainDate) => addDays(today, horizonDays);

interface Start {
  criteria: SearchCriteria | null;
  homeCity: string;
  today: PlainDate;
}

/** The initial draft of the form: the current search, with past days moved on, or the defaults. */
export function startDraft({ criteria, homeCity, today }: Start): SearchDraft {
  if (!criteria) {
    return {
      trip: 'return',
      legs: [{ id: 0, from: homeCity, to: null, out: null }],
      back: null,
      travellers: { adult: 1, child: 0, baby: 0 },
      ticketClass: 'Economy',
    };
  }
  const moved = moveOn(criteria, today);
  const [first, ...onward] = legsOf(moved).map((leg, id) => ({ ...leg, id }));
  const { back, travellers, ticketClass } = moved;
  const trip = onward.length > 0 ? 'multi' : back ? 'return' : 'one-way';
  return { trip, legs: [first!, ...onward], back, travellers, ticketClass };
}

/** Changes the kind of trip without losing values: a return becomes the second leg, and is kept while the trip is one-way. */
export function switchTrip(draft: SearchDraft, trip: TripKind): SearchDraft {
  const { legs, back } = draft;
  const inTime = back && back >= (legs[0].out ?? back) ? back : null;
  if (trip === 'return') return { ...draft, trip, back: inTime };
  if (trip === 'one-way' || legs.length > 1) return { ...draft, trip };
  const way = back ? { to: legs[0].from, out: back } : {};
  return { ...draft, trip, legs: addLeg(legs, way) };
}

/** The legs that count for the kind of trip. */
export function flownLegs({ trip, legs }: SearchDraft): readonly [DraftLeg, ...DraftLeg[]] {
  return trip === 'multi' ? legs : [legs[0]];
}

export function simpleTrip(draft: SearchDraft): SimpleTrip {
  const { legs, back, travellers, ticketClass } = draft;
  return { ...legs[0], back: draft.trip === 'return' ? back : null, travellers, ticketClass };
}

/** The day of the last flight, if known: ages count on this day. */
export function lastFlight(draft: SearchDraft): PlainDate | null {
  return draft.trip === 'return' && draft.back
    ? draft.back
    : (flownLegs(draft).at(-1)?.out ?? null);
}

/** The latest day chosen for a preceding leg. */
export function earliestDay(legs: readonly DraftLeg[], index: number): PlainDate | null {
  const days = legs.slice(0, index).flatMap(({ out }) => out ?? []);
  return days.toSorted().at(-1) ?? null;
}

/**
 * The errors of each leg, by field; all empty when the draft is complete.
 * @param cityOf the city of a place, if known: a flight within a city is invalid
 */
export function draftProblems(
  draft: SearchDraft,
  cityOf: (code: string) => string | undefined = () => undefined,
): LegProblems[] {
  const legs = flownLegs(draft);
  return legs.map(({ from, to, out }, index) => {
    const same = from && to && (cityOf(from) ?? from) === (cityOf(to) ?? to);
    const early = out && out < (earliestDay(legs, index) ?? out);
    return {
      ...(!from && { from: 'from-missing' as const }),
      ...(!to && { to: 'to-missing' as const }),
      ...(same && { to: 'same-place' as const }),
      ...(!out && { out: 'out-missing' as const }),
      ...(early && { out: 'out-too-early' as const }),
    };
  });
}

/** The incomplete search, for a form that is sent before its code has loaded; incomplete legs are left out. */
export function sketchCriteria(draft: SearchDraft): SearchCriteria {
  const { back, travellers, ticketClass } = simpleTrip(draft);
  const [first, ...onward] = flownLegs(draft).map(({ from, to, out }) => ({
    from: from ?? '',
    to: to ?? '',
    out: out ?? '',
  }));
  const whole = onward.filter(({ from, to, out }) => from && to && out);
  return { ...first!, back, onward: whole, travellers, ticketClass };
}

/** The complete search; null while a value is missing. */
export function toCriteria(draft: SearchDraft): SearchCriteria | null {
  const whole = flownLegs(draft).every(({ from, to, out }) => from && to && out);
  return whole ? sketchCriteria(draft) : null;
}

/** Swaps departure and destination; days and passengers stay. */
export function swapPlaces(draft: SearchDraft): SearchDraft {
  const [first, ...others] = draft.legs;
  return { ...draft, legs: [{ ...first, from: first.to, to: first.from }, ...others] };
}
