import type { AppDeps } from '../../../app-deps';
import { presentWaiting, type WaitingMoney } from '../reconcile/waiting-money';
import { paymentStore } from '../payment-store';
import { sumOfLines } from '../providers/receipt';
import { linesToComplete } from './read-receipt';
import { receiptStore } from './receipt-store';

/** A tax receipt that was not registered: its cash register has refused it, or it has not come so far in an hour. */
export interface StandingReceipt extends WaitingMoney {
  receipt: string;
  /** `completion`: of what was prepaid and is delivered. */
  entry: 'charge' | 'refund' | 'completion';
  state: 'waiting' | 'pending' | 'refused';
  /** When the money moved, or what was prepaid was delivered. */
  at: Date;
}

export interface ReceiptDesk {
  receipts(count: number): Promise<StandingReceipt[]>;
  /** A person has made a receipt at the cash register; @returns false when the provider has it, or it was made before. */
  noteReceiptMade(receipt: string): Promise<boolean>;
  /** Sends a refused receipt again; @returns false when there is none. */
  sendReceiptAgain(receipt: string): Promise<boolean>;
}

/** What an operator sees and does about tax receipts that were not registered. */
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
