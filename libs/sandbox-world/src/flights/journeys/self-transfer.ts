import { chance } from '../../basics/chance';
import type { Flight } from '../network/flight';
import { sellTogether } from '../carriers/interline';
import type { Route } from '../network/route';

/** Connections of two tickets: the traveller carries the luggage over, passes borders and bears the risk of a missed flight. */
export interface SelfTransfer {
  /** The seller has promised another flight if the first one is late. */
  readonly protected: boolean;
}

/** The share of pairs of carriers for which a seller gives this promise. */
const promised = 0.3;

export const isSelfTransfer = (before: Route, after: Route): boolean =>
  !sellTogether(before.carrier, after.carrier);

/** The kind of connection between two flights; null when they are on one ticket. */
export function selfTransferOf(
  { route: before }: Flight,
  { route: after }: Flight,
): SelfTransfer | null {
  if (!isSelfTransfer(before, after)) return null;
  const pair = [before.carrier.code, after.carrier.code].sort().join('+');
  return { protected: chance(`protected:${pair}`) < promised };
}

/** How many self-transfers an itinerary has. */
export const selfTransfersIn = (journey: readonly Flight[]): number =>
  journey.slice(1).filter((flight, i) => isSelfTransfer(journey[i]!.route, flight.route)).length;
