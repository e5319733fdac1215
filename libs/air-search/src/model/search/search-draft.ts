import type { Cabin, Travellers } from '@karvon/contract';
import { addDays, type PlainDate } from '@karvon/calendar';
import { addLeg, type DraftLeg } from './draft-legs';
import { legsOf, moveOn, type SearchCriteria } from './search-criteria';

export type TripKind = 'return' | 'one-way' | 'multi';

/** Who flies, and in which class. */
export interface Party {
  travellers: Travellers;
  ticketClass: Cabin;
}

/** One flight and perhaps its way back, as far as it is chosen. */
export interface SimpleTrip extends Omit<DraftLeg, 'id'>, Party {
  back: PlainDate | null;
}

/** A search as it stands in the form: anything may still be missing, and what another kind of trip needs is kept. */
export interface SearchDraft extends Party {
  trip: TripKind;
  /** One at least; a simple trip is the first of them. */
  legs: readonly [DraftLeg, ...DraftLeg[]];
  /** Of the first leg. */
  back: PlainDate | null;
}

export type DraftField = 'from' | 'to' | 'out';
export type DraftProblem =
  'from-missing' | 'to-missing' | 'same-place' | 'out-missing' | 'out-too-early';
export type LegProblems = Partial<Record<DraftField, DraftProblem>>;

/** Flights are sold so many days ahead. */
const horizonDays = 330;
export const lastBookableDay = (today: PlainDate) => addDays(today, horizonDays);

interface Start {
  criteria: SearchCriteria | null;
  homeCity: string;
  today: PlainDate;
}

/** The draft that the form begins with: the present search, with past days moved on, or the defaults. */
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

/**
 * Changes the kind of trip and keeps what is chosen: a way back becomes the second flight, and is kept while the trip
 * is one-way.
 */
export function switchTrip(draft: SearchDraft, trip: TripKind): SearchDraft {
  const { legs, back } = draft;
  const inTime = back && back >= (legs[0].out ?? back) ? back : null;
  if (trip === 'return') return { ...draft, trip, back: inTime };
  if (trip === 'one-way' || legs.length > 1) return { ...draft, trip };
  const way = back ? { to: legs[0].from, out: back } : {};
  return { ...draft, trip, legs: addLeg(legs, way) };
}

/** The flights that count for the kind of trip. */
export function flownLegs({ trip, legs }: SearchDraft): readonly [DraftLeg, ...DraftLeg[]] {
  return trip === 'multi' ? legs : [legs[0]];
}

export function simpleTrip(draft: SearchDraft): SimpleTrip {
  const { legs, back, travellers, ticketClass } = draft;
  return { ...legs[0], back: draft.trip === 'return' ? back : null, travellers, ticketClass };
}

/** The day of the last flight, if it is known: ages count on this day. */
export function lastFlight(draft: SearchDraft): PlainDate | null {
  return draft.trip === 'return' && draft.back
    ? draft.back
    : (flownLegs(draft).at(-1)?.out ?? null);
}

/** The latest day chosen for a flight before this one. */
export function earliestDay(legs: readonly DraftLeg[], index: number): PlainDate | null {
  const days = legs.slice(0, index).flatMap(({ out }) => out ?? []);
  return days.toSorted().at(-1) ?? null;
}

/**
 * What is wrong with each flight, by field; nothing in any of them when the draft can be searched.
 * @param cityOf the city of a place, as far as it is known: a flight within a city is no journey
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

/** The search with its gaps, for a form that is sent before its code has loaded; flights with gaps are left out. */
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

/** The finished search; null while a part is missing. */
export function toCriteria(draft: SearchDraft): SearchCriteria | null {
  const whole = flownLegs(draft).every(({ from, to, out }) => from && to && out);
  return whole ? sketchCriteria(draft) : null;
}

/** The way back becomes the way out; days and travellers stay. */
export function swapPlaces(draft: SearchDraft): SearchDraft {
  const [first, ...others] = draft.legs;
  return { ...draft, legs: [{ ...first, from: first.to, to: first.from }, ...others] };
}
