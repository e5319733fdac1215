import { extraKey, type AirExtras, type AirOrder, type Extra } from '@karvon/contract';
import { sum, times, type Money } from '@karvon/money';
import { slicesAhead } from './exchange';
import { isExchanging, isReturning, openChange } from './shown-status';

/** A bag or a seat with its price, chosen or bought. */
export type ExtraItem = AirExtras['items'][number];

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

/** The thing itself, as a choice names it. */
export function toExtra({ price: _price, void: _void, ...extra }: ExtraItem): Extra {
  return extra;
}

/** The sum of some extras; of none it is zero in the currency of `none`. */
export const totalOf = (items: readonly { price: Money }[], none: Money): Money =>
  sum(times(none, 0), ...items.map(({ price }) => price));

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

/** A choice in which a thing has taken the place of those it excludes. */
export const withExtra = (chosen: readonly Extra[], extra: Extra): Extra[] => [
  ...withoutExtra(chosen, extra),
  extra,
];

/** A choice without a thing, however many pieces of it and whatever seat. */
export const withoutExtra = <Chosen extends Extra>(
  chosen: readonly Chosen[],
  extra: Extra,
): Chosen[] => chosen.filter((one) => extraKey(one) !== extraKey(extra));

const nameOf = (extra: Extra): string =>
  `${extraKey(extra)} ${extra.kind === 'seat' ? extra.designator : extra.quantity}`;

/** True when two choices are of the same things. */
export const isSameChoice = (one: readonly Extra[], other: readonly Extra[]): boolean =>
  one.map(nameOf).sort().join() === other.map(nameOf).sort().join();
