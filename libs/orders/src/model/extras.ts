import type { AirExtras, AirOrder } from '@karvon/contract';
import type { ExtraItem } from '@karvon/extras';
import { isReturning } from '@karvon/order-parts';
import { slicesAhead } from './exchange';
import { isExchanging, openChange } from './shown-status';

type Facts = Pick<
  AirOrder,
  | 'status'
  | 'tickets'
  | 'payment'
  | 'slices'
  | 'serverTime'
  | 'scheduleChange'
  | 'exchange'
  | 'refund'
  | 'extras'
>;

/** What is chosen and not paid; null when there is nothing. */
export const openChoice = ({ extras }: Pick<AirOrder, 'extras'>): AirExtras | null =>
  extras.find(({ state }) => state === 'to-pay') ?? null;

/** What was chosen, without what has lapsed with its order. */
export function shownExtras({ status, extras }: Pick<AirOrder, 'status' | 'extras'>): AirExtras[] {
  const payable = status === 'not-paid' || status === 'paid';
  return payable ? extras : extras.filter(({ state }) => state !== 'to-pay');
}

/** A payment that the bank is at work on; one that is only open is closed by another choice. */
const isPending = (payment: { status: string } | null): boolean => payment?.status === 'pending';

/** True when bags and seats can be chosen: neither a bank nor the airline is at work on the order. */
export function canChooseExtras(order: Facts): boolean {
  if (slicesAhead(order).length === 0) return false;
  if (order.status === 'not-paid') return !isPending(order.payment);
  const busy = order.extras.some(
    ({ state, payment }) => state === 'at-carrier' || (state === 'to-pay' && isPending(payment)),
  );
  const changing = isExchanging(order) || isReturning(order) || openChange(order) !== null;
  return order.status === 'paid' && order.tickets === 'ready' && !changing && !busy;
}

/** What is bought and good: paid, not refused, on flights that are flown. */
export const boughtItems = ({ extras }: Pick<AirOrder, 'extras'>): ExtraItem[] =>
  extras
    .filter(({ state }) => state === 'done' || state === 'at-carrier')
    .flatMap(({ items }) => items.filter(({ void: lost }) => !lost));

/** The bought seats of a flight by its slice and its place there, in the order of the passengers. */
export function seatsOf(
  order: Pick<AirOrder, 'extras'>,
  slice: number,
  segment: number,
): { passenger: number; designator: string }[] {
  const bought = order.extras.filter(({ state }) => state === 'done');
  return boughtItems({ extras: bought })
    .filter((item) => item.kind === 'seat')
    .filter((seat) => seat.slice === slice && seat.segment === segment)
    .sort((a, b) => a.passenger - b.passenger);
}

/** True when something is bought for one of the slices: it is lost when they are exchanged. */
export const hasExtrasOn = (order: Pick<AirOrder, 'extras'>, slices: readonly number[]): boolean =>
  boughtItems(order).some((item) =>
    (item.kind === 'seat' ? [item.slice] : item.slices).some((slice) => slices.includes(slice)),
  );
