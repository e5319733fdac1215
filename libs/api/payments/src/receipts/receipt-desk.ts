import type { AppDeps } from '@karvon/platform/app-deps';
import { presentWaiting, type WaitingMoney } from '../store/waiting-money';
import { paymentStore } from '../store/payment-store';
import { sumOfLines } from '../provider-port/receipt';
import { linesToComplete } from './read-receipt';
import { receiptStore } from './receipt-store';

/** A tax receipt that was not registered: the cash register has refused it, or an hour has passed. */
export interface StandingReceipt extends WaitingMoney {
  receipt: string;
  /** `completion`: of a prepaid order that is delivered. */
  entry: 'charge' | 'refund' | 'completion';
  state: 'waiting' | 'pending' | 'refused';
  /** When the money moved, or the prepaid order was delivered. */
  at: Date;
}

export interface ReceiptDesk {
  receipts(count: number): Promise<StandingReceipt[]>;
  /**
   * Records that an operator has made a receipt at the cash register; @returns false when the provider has it, or it was made
   * before.
   */
  noteReceiptMade(receipt: string): Promise<boolean>;
  /** Sends a refused receipt again; @returns false when there is none. */
  sendReceiptAgain(receipt: string): Promise<boolean>;
}

/** Shows and corrects tax receipts that were not registered. */
export function createReceiptDesk({
  clock,
  database: { db },
  jobs,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs'>): ReceiptDesk {
  return {
    async receipts(count) {
      const rows = await receiptStore.standing(db, clock.now(), count);
      return Promise.all(
        rows.map(async ({ receipt, entry, state, at, receipt_lines: sold, ...row }) => {
          const amount =
            entry === 'completion' && sold
              ? sumOfLines(linesToComplete(sold, await paymentStore.returns(db, row.id)))
              : row.amount;
          return { ...presentWaiting({ ...row, amount }), receipt, entry, state, at };
        }),
      );
    },

    noteReceiptMade: (receipt) => receiptStore.noteMade(db, receipt),

    sendReceiptAgain: (receipt) =>
      db.transaction().execute(async (tx) => {
        const of = await receiptStore.beginAgain(tx, receipt);
        if (of) await jobs.enqueue(tx, 'payments.receipt', of);
        return of !== undefined;
      }),
  };
}
