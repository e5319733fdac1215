import type { AppDeps } from '../../../app-deps';
import { presentWaiting, type WaitingMoney } from '../reconcile/waiting-money';
import { receiptStore } from './receipt-store';

/** A tax receipt that was not registered: its cash register has refused it, or it has not come so far in an hour. */
export interface StandingReceipt extends WaitingMoney {
  receipt: string;
  entry: 'charge' | 'refund';
  state: 'waiting' | 'pending' | 'refused';
  /** When the money moved. */
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
      return rows.map(({ receipt, entry, state, at, ...row }) => ({
        ...presentWaiting(row),
        ...{ receipt, entry, state, at },
      }));
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
