import type { PassengerType } from '../../passenger-type';
import type { Baggage, Condition, Travellers } from './fare';
import type { Slice } from '../itinerary';

const passengerTypes: readonly PassengerType[] = ['adult', 'child', 'baby'];

/** One entry per traveller, adults first: the order of the passengers in forms, and of the extras of a fare. */
export const travellerTypes = (travellers: Travellers): PassengerType[] =>
  passengerTypes.flatMap((type) => Array.from({ length: travellers[type] }, () => type));

/** What is said of a refund or an exchange; `someFee` is a fee whose size is not known. */
export type ConditionState = 'free' | 'fee' | 'someFee' | 'no' | 'unknown';

export function conditionState({
  allowed,
  fee,
}: Pick<Condition, 'allowed' | 'fee'>): ConditionState {
  if (allowed !== 'yes') return allowed;
  if (!fee) return 'someFee';
  return fee.amount === 0 ? 'free' : 'fee';
}

/** The baggage allowance; `pieces` are pieces without a known weight limit. */
export type BaggageState = 'full' | 'pieces' | 'none' | 'unknown';

export function baggageState(baggage: Baggage | null): BaggageState {
  if (!baggage) return 'unknown';
  if (baggage.pieces === 0) return 'none';
  return baggage.kg === null ? 'pieces' : 'full';
}

/** The UTC offset in minutes of a local time that includes it. */
function utcOffset(local: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(local) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * The end of a condition, on the clock of the first departure like the times beside it: '2026-12-14T08:00'. Null where no end is
 * known, or nothing is allowed.
 */
export function conditionEnd(
  { allowed, until }: Condition,
  slices: readonly Slice[],
): string | null {
  if (allowed !== 'yes' || !until) return null;
  const offset = utcOffset(slices[0]?.segments[0]?.departingAt ?? '');
  return new Date(Date.parse(until) + offset * 60_000).toISOString().slice(0, 16);
}
