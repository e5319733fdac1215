import { extraKey, type Extra, type Segment } from '@karvon/contract';
import type { Db } from '@karvon/platform/db/database';

/** The name of a flight on a day. */
export const flightOf = ({ flightNumber, origin, departingAt }: Segment): string =>
  `${flightNumber} ${origin} ${departingAt}`;

/** The sold seats of flights, named by `seatName`. */
export async function soldSeats(db: Db, flights: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sandbox_supplier_extras')
    .select(['flight', 'designator'])
    .where('flight', 'in', flights)
    .execute();
  return new Set(rows.map(({ flight, designator }) => seatName(flight!, designator!)));
}

export const seatName = (flight: string, designator: string): string => `${flight} ${designator}`;

/** The extras of an order that are not lost. */
export async function extrasOf(db: Db, orderId: string): Promise<Extra[]> {
  const rows = await db
    .selectFrom('sandbox_supplier_extras')
    .select('extra')
    .where('order_id', '=', orderId)
    .where('lost', '=', false)
    .execute();
  return rows.map(({ extra }) => extra);
}

export async function isBought(db: Db, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('sandbox_supplier_extras')
    .select('key')
    .where('reference', '=', reference)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns how many were stored: seats sold to somebody else are skipped */
export async function keepExtras(
  db: Db,
  { orderId, reference }: { orderId: string; reference: string },
  extras: readonly { extra: Extra; flight: string | null }[],
): Promise<number> {
  const rows = extras.map(({ extra, flight }) => ({
    reference,
    key: extraKey(extra),
    order_id: orderId,
    extra: JSON.stringify(extra),
    flight,
    designator: extra.kind === 'seat' ? extra.designator : null,
  }));
  // Always sorted: two buyers of the same seats cannot deadlock.
  rows.sort((a, b) => (`${a.flight} ${a.designator}` < `${b.flight} ${b.designator}` ? -1 : 1));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_supplier_extras')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Extras whose flight the passenger has lost: the seats are for sale again. */
export async function loseExtras(
  db: Db,
  orderId: string,
  isLost: (extra: Extra) => boolean,
): Promise<void> {
  const lost = (await extrasOf(db, orderId)).filter(isLost).map(extraKey);
  if (lost.length === 0) return;
  await db
    .updateTable('sandbox_supplier_extras')
    .set({ lost: true, flight: null, designator: null })
    .where('order_id', '=', orderId)
    .where('key', 'in', lost)
    .execute();
}

/** The slices for which an extra is valid. */
export const slicesOf = (extra: Extra): readonly number[] =>
  extra.kind === 'seat' ? [extra.slice] : extra.slices;
