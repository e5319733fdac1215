import type { ExchangeWishes, Slice } from '@karvon/contract';
import type { Db, Tx } from '@karvon/platform/db/database';
import { invalid, problem } from '@karvon/platform/http/problem';
import { checkDay, placeAt } from '@karvon/air-catalogue';
import { changeStore } from '../store/change-store';
import { refundStore } from '../store/refund-store';
import type { OrderRow } from '../store/order-store';
import { extrasStore } from '../store/extras-store';
import { exchangeStore } from '../store/exchange-store';

/**
 * Checks that the tickets of an order can be exchanged: they are issued, all of them are good, and the fare or a change by the
 * airline allows it.
 * @throws problem order-not-cancellable
 */
export async function checkExchangeable(
  db: Db | Tx,
  { number, status, supply, tickets, sold }: OrderRow,
  now: Date,
): Promise<void> {
  if (status !== 'paid' || supply !== 'issued' || tickets !== 'ready')
    throw problem('order-not-cancellable', { orderStatus: status });
  const refunds = await refundStore.confirmed(db, number);
  if (refunds.some(({ state }) => state !== 'declined'))
    throw problem('order-not-cancellable', { orderStatus: status });
  if ((await exchangeStore.open(db, number)) || (await extrasStore.open(db, number, 'at-carrier')))
    throw problem('order-not-cancellable', { orderStatus: status });
  const { allowed, until } = sold.fare.exchange;
  const refused = allowed === 'no' || (until !== null && new Date(until) < now);
  if (refused && (await changeStore.open(db, [number])).length === 0)
    throw problem('order-not-cancellable', { orderStatus: status });
}

/**
 * The slices that a visitor wants to change: they exist, they have not departed, and their new days are on sale and in order.
 * @throws problem validation-failed
 */
export function wishedSlices(slices: readonly Slice[], wishes: ExchangeWishes, now: Date): Slice[] {
  const days = slices.map(
    ({ segments }, index) =>
      wishes.find(({ slice }) => slice === index)?.date ?? segments[0]!.departingAt.slice(0, 10),
  );
  if (days.some((day, index) => index > 0 && day < days[index - 1]!))
    throw invalid('wishes', 'order', 'a later slice would be flown before an earlier one');
  return wishes.map(({ slice: index, date }, place) => {
    const slice = slices[index];
    if (!slice) throw invalid(`wishes.${place}.slice`, 'unknown', 'the order has no such slice');
    if (Date.parse(slice.segments[0]!.departingAt) <= now.getTime())
      throw invalid(`wishes.${place}.slice`, 'departed', 'the flight has departed');
    const path = `wishes.${place}.date`;
    checkDay(path, date, placeAt(path, slice.origin), now);
    return slice;
  });
}
