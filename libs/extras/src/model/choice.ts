import { extraKey, type AirExtras, type Extra } from '@karvon/contract';
import { sum, times, type Money } from '@karvon/money';

/** A bag or a seat with its price, chosen or bought. */
export type ExtraItem = AirExtras['items'][number];

/** The thing itself, as a choice names it. */
export function toExtra({
  price: _price,
  void: _void,
  ...extra
}: Extra & { price?: Money | undefined; void?: boolean }): Extra {
  return extra;
}

/** The sum of some extras; of none it is zero in the currency of `none`. */
export const totalOf = (items: readonly { price: Money }[], none: Money): Money =>
  sum(times(none, 0), ...items.map(({ price }) => price));

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
