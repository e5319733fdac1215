import type { Payment, PaymentStatus } from '@karvon/contract';
import type { Tx } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { openPaymentStatuses } from './payment-states';
import { paymentStore, type PaymentRow } from './payment-store';
import type { ProviderState } from './providers/provider-state';
import type { ReceiptLine } from './providers/receipt';
import { listedLines } from './receipts/read-receipt';
import type { Settlement } from './settle-payment';
import { isWanted, tryAgain, type TryAgainDeps } from './start/try-again';

/** A payment as it is shown to a provider that calls us. */
export interface RequestedPayment {
  id: string;
  orderKind: Payment['orderKind'];
  orderNumber: string;
  /** Minor units. */
  amount: number;
  /** The lines of its tax receipt. */
  lines: readonly ReceiptLine[];
  /** The order still waits for the money, and the payment is open or has only a failed try. */
  payable: boolean;
}

/** A payment that is locked against other changes. */
export interface HeldPayment extends Omit<RequestedPayment, 'payable'> {
  /** Neither paid nor ended. */
  open: boolean;
  /** All of the payment's money is being returned. */
  returning: boolean;
  settle(state: ProviderState): Promise<PaymentStatus>;
  /** Called when the money has been returned: checks the return that waits for it. */
  notifyReturned(): Promise<void>;
}

/** For providers that call us before they take the money. */
export interface MerchantDesk {
  /** Null: no such payment was started with this provider. */
  find(reference: string): Promise<RequestedPayment | null>;
  /** Opens a payable payment again whose last try has failed. */
  reopen(reference: string): Promise<void>;
  /** Runs `act` in one transaction with the changes that it makes. */
  hold<Result>(
    reference: string,
    act: (tx: Tx, payment: HeldPayment) => Promise<Result>,
  ): Promise<Result>;
}

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
    return (await paymentStore.findOpen(db, row.order_kind, row.order_number)).length === 0;
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
