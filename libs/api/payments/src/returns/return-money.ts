import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { paymentStore, type PaymentRow } from '../store/payment-store';
import type { ReceiptLine } from '../provider-port/receipt';
import { receiptStore } from '../receipts/receipt-store';
import { linesOfReturn, linesWithout } from '../receipts/receipt-of-return';

/** A payment whose money may go back. */
export interface PaymentToReturn {
  id: string;
  /** The number of a partial return; without it this is the last return of the payment. */
  reference?: string;
}

/** The lines of a payment that are not returned yet. */
async function linesLeft(
  tx: Tx,
  { id, order_kind: kind, amount, receipt_lines: sold }: PaymentRow,
): Promise<ReceiptLine[]> {
  const returns = await paymentStore.returns(tx, id);
  const gone = returns.map((row) => row.receipt_lines);
  // Payments and returns of an older version have no lines.
  if (sold && !gone.includes(null)) return linesWithout(sold, gone.flat() as ReceiptLine[]);
  return [{ item: kind, amount: returns.reduce((left, row) => left - row.amount, amount) }];
}

/**
 * Records that money is to be returned, and starts the jobs that send it. The money for an item comes from the payments for that
 * item, so that their tax receipts return the right lines. One reference is one return.
 * @param payments if several paid for an item, the first one is emptied first
 * @param amount minor units, more than nothing and at most the rest of the payments
 * @param known the items known to go back
 * @throws RangeError for an amount above the rest
 */
export async function returnMoney(
  tx: Tx,
  jobs: AppDeps['jobs'],
  payments: readonly PaymentToReturn[],
  amount: number,
  known: readonly ReceiptLine[] = [],
): Promise<void> {
  const rows: PaymentRow[] = [];
  for (const { id } of payments) rows.push(await paymentStore.lock(tx, id));
  // The money has been sent already, or the bank has released it.
  if (rows.every(({ status }) => status !== 'succeeded')) return;
  const left: (ReceiptLine & { of: string })[] = [];
  for (const payment of rows)
    left.push(...(await linesLeft(tx, payment)).map((line) => ({ ...line, of: payment.id })));
  const lines = linesOfReturn(left, amount, known);
  for (const [place, { id: paymentId, reference = paymentId }] of payments.entries()) {
    const prepaid = (await receiptStore.awaitsCompletion(tx, paymentId)) && { prepaid: true };
    const own = lines
      .filter(({ of }) => of === paymentId)
      .map(({ item, amount: part }) => ({ item, amount: part, ...prepaid }));
    const payment = rows[place]!;
    if (own.length === 0 || payment.status !== 'succeeded') continue;
    if (reference === paymentId) await paymentStore.move(tx, payment, 'refund-pending');
    await tx
      .insertInto('payment_returns')
      .values({
        ...{ reference, payment_id: paymentId },
        amount: own.reduce((sum, line) => sum + line.amount, 0),
        receipt_lines: JSON.stringify(own),
      })
      .execute();
    await jobs.enqueue(tx, 'payments.refund', { paymentId, reference });
  }
}
