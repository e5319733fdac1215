import { sleepAlone, type CreateHotelOrder } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { IdempotentCall } from '@karvon/platform/http/idempotency/idempotency';
import { problem } from '@karvon/platform/http/problem';
import type { createHotelBooking, Replacing } from '../book/create-order';
import type { BeginCancellation } from '../cancel/begin-cancellation';
import { changeStore } from '../store/change-store';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';
import { paidFor } from './offer-dates';
import { isReplaceable, isSameStay } from '../terms/replaceable';

export interface ReplaceOrderDeps extends Pick<AppDeps, 'clock'> {
  createOrder: ReturnType<typeof createHotelBooking>;
  store: HotelOrderStore;
}

/**
 * Books the room of a sold stay on other days, for the same guests, as an order of its own. The old one stands until the new
 * one is paid: a guest has one stay at any time, or for a moment two, and never none.
 */
export function createStayReplacement({ clock, createOrder, store }: ReplaceOrderDeps) {
  /** @throws as a booking does; problem order-not-cancellable */
  return async function replaceStay(
    order: HotelOrderRow,
    wanted: Pick<CreateHotelOrder, 'offerId' | 'expectedTotal' | 'lang'>,
    call: IdempotentCall,
  ): Promise<HotelOrderRow> {
    const { number, status } = order;
    if (order.persons_erased_at !== null)
      throw problem('order-not-cancellable', { orderStatus: status });
    const replacing: Replacing = {
      replaced: order,
      check(stay) {
        if (!isSameStay(order.sold.ru, stay)) throw problem('offer-expired');
      },
      async lock(tx) {
        const now = await store.lock(tx, number);
        const underWay = {
          change: await changeStore.open(tx, number),
          replacedBy: await store.replacementOf(tx, number),
        };
        if (!isReplaceable(now, underWay, clock.now()))
          throw problem('order-not-cancellable', { orderStatus: now.status });
      },
    };
    const { user_id, booker_fingerprint } = order;
    const owner = { user_id, booker_fingerprint };
    const { stay, tariff } = order.sold.ru;
    // Of the same rooms they have agreed to it before.
    const agreed = sleepAlone(stay, tariff.rooms) && { childrenAlone: true as const };
    const body = { ...wanted, ...store.persons(order), ...agreed };
    return createOrder(body, call, { owner, replacing });
  };
}

/**
 * Cancels the order whose place another one has taken. It costs its guest nothing, for the new one was paid in time; if the
 * hotel keeps something after all, we bear it.
 */
export function createReplacedRelease({
  database: { db },
  beginCancellation,
  store,
}: Pick<AppDeps, 'database'> & { beginCancellation: BeginCancellation; store: HotelOrderStore }) {
  return async function releaseReplaced({ replaces }: HotelOrderRow): Promise<void> {
    if (replaces === null) return;
    await db.transaction().execute(async (tx) => {
      const old = await store.lock(tx, replaces);
      if (old.status === 'cancelling' || old.status === 'canceled') return;
      const terms = { penalty: 0, refund: paidFor(old).amount };
      await beginCancellation(tx, replaces, 'guest', terms);
    });
  };
}
