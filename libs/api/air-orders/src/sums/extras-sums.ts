import type { RefundPart } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import { toPay } from '../store/order-price';
import type { ExtrasRow } from '../store/extras-store';
import type { StoredExtra } from '../store/extras-tables';
import { isGone, withoutFlights } from '../parts/lost-flights';

/** What extras cost the visitor, in minor units. */
export const totalOf = ({ items }: { items: readonly Pick<StoredExtra, 'price'>[] }): number =>
  items.reduce((sum, { price }) => sum + price.amount, 0);

/** What a payment of the order asks for, or has asked for: its rest, and the extras that are paid with it. */
export function toPayWithExtras(
  order: Parameters<typeof toPay>[0],
  extras: readonly Pick<ExtrasRow, 'items' | 'with_order'>[],
): Money {
  const rest = toPay(order);
  const beside = extras.filter((row) => row.with_order).reduce((sum, row) => sum + totalOf(row), 0);
  return money(rest.amount + beside, rest.currency);
}

/**
 * Extras that are lost with a part of an order.
 * @param part null: the whole order, also what the carrier has not sold yet
 */
export const lostItems = (extras: readonly ExtrasRow[], part: RefundPart | null): StoredExtra[] =>
  extras.flatMap(({ state, items }) => {
    if (state === 'at-carrier') return items;
    if (state !== 'done') return [];
    const left = withoutFlights(items, isGone(part));
    return items.filter((item, index) => !item.void && left[index]!.void);
  });

/** What was paid for them, in minor units. */
export const paidForLost = (extras: readonly ExtrasRow[], part: RefundPart | null): number =>
  totalOf({ items: lostItems(extras, part) });
