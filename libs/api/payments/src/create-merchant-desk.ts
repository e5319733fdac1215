import { isUuid } from '@karvon/platform/db/is-uuid';
import { openPaymentStatuses } from './store/payment-states';
import { paymentStore, type PaymentRow } from './store/payment-store';
import type { MerchantDesk } from './provider-port/merchant-desk';
import { listedLines } from './receipts/read-receipt';
import type { Settlement } from './settlement';
import { isWanted, tryAgain, type TryAgainDeps } from './start/try-again';

export interface MerchantDeskDeps extends TryAgainDeps {
  settlement: Settlement;
}

const isOpen = ({ status }: PaymentRow) => openPaymentStatuses.includes(status);
const present = (row: PaymentRow) => ({
  id: row.id,
  orderKind: row.order_kind,
  orderNumber: row.order_number,
  amount: row.amount,
  lines: listedLines(row.order_kind, row),
});

/** The desk of one provider, which sees its own payments only. */
export function createMerchantDesk(
  deps: MerchantDeskDeps,
  { name, undecidedMs }: { name: string; undecidedMs: number },
): MerchantDesk {
  const { database, jobs, orders, settlement } = deps;
  const { db } = database;

  /** Whether the payer may pay now: the order is unpaid, and no other payment of it has begun since. */
  async function mayPay(row: PaymentRow): Promise<boolean> {
    if (row.status !== 'failed') return isOpen(row);
    const open = await paymentStore.findOpen(db, row.order_kind, row.order_number);
    // A parallel try may have opened this payment again since it was read.
    return open.every(({ id }) => id === row.id);
  }

  return {
    async find(reference) {
      if (!isUuid(reference)) return null;
      const row = await paymentStore.find(db, reference);
      if (row?.provider !== name) return null;
      const order = await orders[row.order_kind]?.find(row.order_number);
      return { ...present(row), payable: isWanted(order, row) && (await mayPay(row)) };
    },

    reopen: (reference) => tryAgain(deps, reference, undecidedMs),

    hold: (reference, act) =>
      db.transaction().execute(async (tx) => {
        const row = await paymentStore.lock(tx, reference);
        return act(tx, {
          ...present(row),
          open: isOpen(row),
          returning: (await paymentStore.findReturn(tx, reference))?.amount === row.amount,
          settle: (state) => settlement.apply(tx, row, state),
          notifyReturned: () => jobs.enqueue(tx, 'payments.refund', { paymentId: reference }),
        });
      }),
  };
}
