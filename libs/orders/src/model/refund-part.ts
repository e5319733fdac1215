import type { AirOrder, RefundPart } from '@karvon/contract';
import { slicesAhead } from './exchange';

/** The fields of an order that tell what can be refunded. */
export type Returnable = Pick<AirOrder, 'passengers' | 'slices' | 'fare' | 'serverTime'>;

/** The flights each passenger still has ahead. */
export function flightsAhead(order: Returnable): RefundPart {
  const ahead = slicesAhead(order);
  return order.passengers
    .map(({ returned }, passenger) => ({
      passenger,
      slices: ahead.filter((slice) => !returned.includes(slice)),
    }))
    .filter((one) => one.slices.length > 0);
}

/** The directions of a part, in order. */
export const directionsOf = (part: RefundPart): number[] =>
  [...new Set(part.flatMap(({ slices }) => slices))].sort((a, b) => a - b);

/** True when single flights can be chosen: only refundable fares allow it. */
export const hasFlightChoice = (order: Returnable): boolean =>
  order.fare.refund.allowed === 'yes' && directionsOf(flightsAhead(order)).length > 1;

/** True when the order has more than one part to refund. */
export const hasParts = (order: Returnable): boolean =>
  flightsAhead(order).length > 1 || hasFlightChoice(order);

/** The chosen flights of the chosen passengers, without those they no longer have. */
export function chosenPart(
  order: Returnable,
  passengers: readonly number[],
  slices: readonly number[],
): RefundPart {
  return flightsAhead(order)
    .filter(({ passenger }) => passengers.includes(passenger))
    .map(({ passenger, slices: own }) => ({
      passenger,
      slices: own.filter((slice) => slices.includes(slice)),
    }))
    .filter((one) => one.slices.length > 0);
}

/** Why a part cannot be refunded; null when it can. The server decides in the end. */
export function partProblem(
  order: Returnable,
  part: RefundPart,
): 'nothing' | 'adult-needed' | null {
  if (part.length === 0) return 'nothing';
  const ahead = flightsAhead(order);
  const alone = directionsOf(ahead).some((slice) => {
    const stays = ahead
      .filter(
        ({ passenger, slices }) =>
          slices.includes(slice) &&
          !part.some((one) => one.passenger === passenger && one.slices.includes(slice)),
      )
      .map(({ passenger }) => order.passengers[passenger]!.type);
    const count = (type: string) => stays.filter((one) => one === type).length;
    return count('adult') < Math.max(count('baby'), count('child') > 0 ? 1 : 0);
  });
  return alone ? 'adult-needed' : null;
}
