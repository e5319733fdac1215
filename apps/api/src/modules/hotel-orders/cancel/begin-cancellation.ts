import type { HotelCancelReason } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { createCancelWishes, type CancelWishes } from '@karvon/payments';
import { changeStore } from '../store/change-store';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';

/** Amounts in minor units of the order's currency. */
export interface AgreedTerms {
  penalty: number;
  refund: number;
}

/** A wish to cancel on the terms that its guest has seen. */
type CancelWish = AgreedTerms & { reason: HotelCancelReason };

export type BeginCancellation = (
  tx: Tx,
  number: string,
  reason: HotelCancelReason,
  terms: AgreedTerms,
) => Promise<boolean>;

export interface CancellationStart {
  /** Starts a cancellation on terms that will not change any more; false: the order cannot be cancelled (now). */
  beginCancellation: BeginCancellation;
  /** Of orders whose payment a bank holds; on the terms of the wish where the money comes. */
  wishes: CancelWishes<HotelOrderRow, CancelWish>;
}

function wishOf(order: HotelOrderRow): CancelWish | null {
  const { cancel_reason: reason, cancel_penalty: penalty, cancel_refund: refund } = order;
  return reason && { reason, penalty: penalty ?? 0, refund: refund ?? 0 };
}

export function createCancellationStart({
  clock,
  jobs,
  store,
}: Pick<AppDeps, 'clock' | 'jobs'> & { store: HotelOrderStore }): CancellationStart {
  const keep = (tx: Tx, number: string, { reason, penalty, refund }: CancelWish) =>
    store.note(tx, number, {
      cancel_reason: reason,
      cancel_penalty: penalty,
      cancel_refund: refund,
    });
  const beginCancellation: BeginCancellation = async (tx, number, reason, terms) => {
    if (!(await store.setStatus(tx, number, 'cancelling', clock.now()))) return false;
    await changeStore.withdraw(tx, number, clock.now());
    await keep(tx, number, { reason, ...terms });
    await jobs.enqueue(tx, 'hotel-orders.release', { orderNumber: number });
    return true;
  };
  const wishes = createCancelWishes<HotelOrderRow, CancelWish>({
    kind: 'hotel',
    lock: (tx, number) => store.lock(tx, number),
    isUnpaid: ({ status }) => status === 'waiting-for-payment',
    wishOf,
    keep,
    begin: (tx, number, { reason, penalty, refund }, paid) =>
      beginCancellation(tx, number, reason, paid ? { penalty, refund } : { penalty: 0, refund: 0 }),
  });
  return { beginCancellation, wishes };
}
