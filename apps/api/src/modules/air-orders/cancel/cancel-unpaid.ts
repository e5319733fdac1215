import type { AirOrder } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { Announce } from '@karvon/order-ground/notices/announce';
import { createCancelWishes, type CancelWishes } from '@karvon/payments';
import type { OrderPoints } from '@karvon/order-ground/order-points';
import { extrasStore } from '../store/extras-store';
import type { OrderRow, OrderStore } from '../store/order-store';

type By = NonNullable<AirOrder['cancelledBy']>;

export interface UnpaidCancellation {
  /** False: the order is not unpaid any more. */
  cancelUnpaid(tx: Tx, number: string, by: By): Promise<boolean>;
  /** Of orders whose payment a bank holds. No tickets are made yet, so that all the money goes back where it comes. */
  wishes: CancelWishes<OrderRow, Exclude<By, 'not-paid'>>;
}

/** Ends orders that nobody has paid; a job gives their seats back. */
export function createUnpaidCancellation({
  announce,
  clock,
  jobs,
  pointsLedger,
  store,
}: Pick<AppDeps, 'clock' | 'jobs'> & {
  announce: Announce;
  pointsLedger: OrderPoints;
  store: OrderStore;
}): UnpaidCancellation {
  async function cancelUnpaid(tx: Tx, number: string, by: By): Promise<boolean> {
    const now = clock.now();
    if (!(await store.setStatus(tx, number, 'cancelled', now, ['not-paid']))) return false;
    await extrasStore.endChoice(tx, number, 'expired', now);
    await pointsLedger.giveBack(tx, { kind: 'air', number }, now);
    await store.noteCancelled(tx, number, { cancelled_by: by });
    await announce(tx, { kind: 'air', number }, by === 'not-paid' ? 'lapsed' : 'cancelled');
    await jobs.enqueue(tx, 'air-orders.release', { orderNumber: number });
    return true;
  }
  const wishes = createCancelWishes<OrderRow, Exclude<By, 'not-paid'>>({
    kind: 'air',
    lock: (tx, number) => store.lock(tx, number),
    isUnpaid: ({ status }) => status === 'not-paid',
    wishOf: (order) => order.cancel_wished_by,
    keep: (tx, number, by) => store.noteCancelled(tx, number, { cancel_wished_by: by }),
    begin: cancelUnpaid,
  });
  return { cancelUnpaid, wishes };
}
