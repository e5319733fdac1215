import type { Baggage, Condition, Fare, FareFeatures, Slice, SliceBaggage } from '@karvon/contract';
import { featureOnFlights } from '@karvon/itinerary';
import { money, type Money } from '@karvon/money';

/** Facts of a fare: baggage on slices and features on flights, each by index, and its two conditions. */
export interface FarePart {
  baggage: Partial<Record<keyof SliceBaggage, number[]>>;
  conditions: ('refund' | 'exchange')[];
  features: Partial<Record<keyof FareFeatures, number[]>>;
}

/** What another fare of the same flights costs more, and the facts that differ. Points are left out: they follow the price. */
export interface FareDifference {
  /** Less than nothing where the other fare is cheaper. */
  extra: Money;
  gained: FarePart;
  lost: FarePart;
  /** Neither better nor worse: one of them is not known, or a part of it is better and another one worse. */
  other: FarePart;
}

type Turn = 'same' | Exclude<keyof FareDifference, 'extra'>;

/** More is better; null is not known. */
function turnOf(before: number | null, after: number | null): Turn {
  if (before === after) return 'same';
  if (before === null || after === null) return 'other';
  return after > before ? 'gained' : 'lost';
}

/** The turn of a fact with several parts. */
function joined(...turns: Turn[]): Turn {
  const [first = 'same', ...rest] = new Set(turns.filter((turn) => turn !== 'same'));
  return rest.length > 0 ? 'other' : first;
}

function baggageTurn(before: Baggage | null, after: Baggage | null): Turn {
  const pieces = turnOf(before && before.pieces, after && after.pieces);
  if (!before?.pieces || !after?.pieces) return pieces;
  return joined(pieces, turnOf(before.kg, after.kg));
}

const permission = { no: 0, unknown: null, yes: 1 };
/** No end is the end at the departure. */
const endOf = ({ until }: Condition) => (until ? Date.parse(until) : Infinity);

function conditionTurn(before: Condition, after: Condition): Turn {
  const allowed = turnOf(permission[before.allowed], permission[after.allowed]);
  if (before.allowed !== 'yes' || after.allowed !== 'yes') return allowed;
  const costs = ({ fee }: Condition) => fee && -fee.amount;
  return joined(turnOf(costs(before), costs(after)), turnOf(endOf(before), endOf(after)));
}

const inclusions = ['not-included', 'for-a-fee', 'included'];
/** Null for what is not known, and for what a newer server says. */
function rankOf(inclusion: string): number | null {
  const rank = inclusions.indexOf(inclusion);
  return rank < 0 ? null : rank;
}

/** Compares two fares of the same flights, fact by fact. */
export function fareDifference(base: Fare, fare: Fare, slices: readonly Slice[]): FareDifference {
  const part = (): FarePart => ({ baggage: {}, conditions: [], features: {} });
  const parts = { gained: part(), lost: part(), other: part() };

  for (const kind of ['carryOn', 'checked'] as const)
    base.baggage.forEach((before, slice) => {
      const turn = baggageTurn(before[kind], fare.baggage[slice]![kind]);
      if (turn !== 'same') (parts[turn].baggage[kind] ??= []).push(slice);
    });
  for (const condition of ['refund', 'exchange'] as const) {
    const turn = conditionTurn(base[condition], fare[condition]);
    if (turn !== 'same') parts[turn].conditions.push(condition);
  }
  const flights = slices.flatMap(({ segments }) => segments).length;
  for (const feature of Object.keys(base.features) as (keyof FareFeatures)[]) {
    const before = featureOnFlights(base, feature, flights);
    featureOnFlights(fare, feature, flights).forEach((after, flight) => {
      const turn = turnOf(rankOf(before[flight]!), rankOf(after));
      if (turn !== 'same') (parts[turn].features[feature] ??= []).push(flight);
    });
  }
  const { amount, currency } = fare.total;
  return { extra: money(amount - base.total.amount, currency), ...parts };
}

/** Whether a part of a difference names no fact. */
export const isNothing = ({ baggage, conditions, features }: FarePart): boolean =>
  conditions.length + Object.keys(baggage).length + Object.keys(features).length === 0;
