import type { RefundPart } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import { extrasStore, type ExtrasRow } from '../store/extras-store';
import type { StoredExtra } from '../store/extras-tables';

/** Whether a passenger does not fly a slice any more. */
type Gone = (passenger: number, slice: number) => boolean;

/** The flights of a part that is given back; null: all of them. */
export const isGone =
  (part: RefundPart | null): Gone =>
  (passenger, slice) =>
    part === null || part.some((one) => one.passenger === passenger && one.slices.includes(slice));

/** Extras after flights were given back or exchanged: a seat is lost with its flight, a bag with the last of its flights. */
export const withoutFlights = (items: readonly StoredExtra[], gone: Gone): StoredExtra[] =>
  items.map((item) => {
    const slices = item.kind === 'seat' ? [item.slice] : item.slices;
    const left = slices.filter((slice) => !gone(item.passenger, slice));
    if (left.length === 0) return { ...item, void: true };
    return item.kind === 'bag' ? { ...item, slices: left } : item;
  });

/** Takes the extras of lost flights away; those that were not bought yet end with their order. */
export async function loseFlights(
  tx: Tx,
  extras: readonly ExtrasRow[],
  gone: Gone,
  now: Date,
): Promise<void> {
  for (const { id, state, items } of extras)
    if (state === 'done') await extrasStore.setItems(tx, id, withoutFlights(items, gone));
    else if (state === 'at-carrier') await extrasStore.move(tx, id, 'declined', now);
}
