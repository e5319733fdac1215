import { chance } from '../../basics/chance';
import type { Flight } from '../network/flight';
import { sellTogether } from '../carriers/interline';
import type { Route } from '../network/route';

/** Two tickets that only a traveller joins: luggage, borders and a missed second flight are his own affair. */
export interface SelfTransfer {
  /** The seller has promised to get him on another flight if the first one is late. */
  readonly protected: boolean;
}

/** How many of the pairs of carriers a seller gives its promise for. */
const promised = 0.3;

export const isSelfTransfer = (before: Route, after: Route): boolean =>
  !sellTogether(before.carrier, after.carrier);

/** What joins two flights of a journey; null: one ticket. */
export function selfTransferOf(
  { route: before }: Flight,
  { route: after }: Flight,
): SelfTransfer | null {
  if (!isSelfTransfer(before, after)) return null;
  const pair = [before.carrier.code, after.carrier.code].sort().join('+');
  return { protected: chance(`protected:${pair}`) < promised };
}

/** How many tickets of a journey he has to join. */
export const selfTransfersIn = (journey: readonly Flight[]): number =>
  journey.slice(1).filter((flight, i) => isSelfTransfer(journey[i]!.route, flight.route)).length;
