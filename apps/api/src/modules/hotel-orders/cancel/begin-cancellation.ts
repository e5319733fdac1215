import type { HotelCancelReason } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { changeStore } from '../store/change-store';
import type { HotelOrderStore } from '../store/order-store';

/** Amounts in minor units of the order's currency. */
export interface AgreedTerms {
  penalty: number;
  refund: number;
}

export type BeginCancellation = (
  tx: Tx,
  number: string,
  reason: HotelCancelReason,
  terms: AgreedTerms,
) => Promise<boolean>;

export interface CancellationStart {
  /** Starts a cancellation on terms that will not change any more; false: the order cannot be cancelled (now). */
  beginCancellation: BeginCancellation;
  /** Keeps the wish to cancel an order whose payment the bank holds. */
  keepCancelWish: BeginCancellation;
  /** The bank has answered: carries out a kept wish, on its terms where the money came. False: there is none. */
  carryOutWish(tx: Tx, number: string, paid: boolean): Promise<boolean>;
}

export function createCancellationStart({
  clock,
  jobs,
  store,
}: Pick<AppDeps, 'clock' | 'jobs'> & { store: HotelOrderStore }): CancellationStart {
  const keepCancelWish: BeginCancellation = async (tx, number, reason, { penalty, refund }) => {
    const wish = { cancel_reason: reason, cancel_penalty: penalty, cancel_refund: refund };
    await store.note(tx, number, wish);
    return true;
  };
  const beginCancellation: BeginCancellation = async (tx, number, reason, terms) => {
    if (!(await store.setStatus(tx, number, 'cancelling', clock.now()))) return false;
    await changeStore.withdraw(tx, number, clock.now());
    await keepCancelWish(tx, number, reason, terms);
    await jobs.enqueue(tx, 'hotel-orders.release', { orderNumber: number });
    return true;
  };
  return {
    beginCancellation,
    keepCancelWish,
    async carryOutWish(tx, number, paid) {
      const { cancel_reason, cancel_penalty, cancel_refund } = await store.lock(tx, number);
      if (cancel_reason === null) return false;
      const terms = { penalty: cancel_penalty ?? 0, refund: cancel_refund ?? 0 };
      const free = { penalty: 0, refund: 0 };
      return beginCancellation(tx, number, cancel_reason, paid ? terms : free);
    },
  };
}
