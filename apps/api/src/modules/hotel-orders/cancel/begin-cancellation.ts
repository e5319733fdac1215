import type { HotelCancelReason } from '@karvon/contract';
import type { AppDeps } from '../../../app-deps';
import type { Tx } from '../../../db/database';
import { changeStore } from '../changes/change-store';
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

/** Starts a cancellation on terms that will not change any more; false: the order cannot be cancelled (now). */
export function createCancellationStart({
  clock,
  jobs,
  store,
}: Pick<AppDeps, 'clock' | 'jobs'> & { store: HotelOrderStore }): BeginCancellation {
  return async (tx, number, reason, { penalty, refund }) => {
    if (!(await store.setStatus(tx, number, 'cancelling', clock.now()))) return false;
    await changeStore.withdraw(tx, number, clock.now());
    await store.note(tx, number, {
      cancel_reason: reason,
      cancel_penalty: penalty,
      cancel_refund: refund,
    });
    await jobs.enqueue(tx, 'hotel-orders.release', { orderNumber: number });
    return true;
  };
}
