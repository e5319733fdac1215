import type { AppDeps } from '../../../app-deps';
import type { Tx } from '../../../db/database';
import { paymentStore, type PaymentRow } from '../payment-store';
import type { ReceiptLine } from '../providers/receipt';
import { linesOfReturn, linesWithout } from './receipt-of-return';

interface PartOfPayment {
  /** The number of a partial return; without it, all that is left is returned. */
  reference?: string;
  /** What the returned money was paid for, as far as it is known: the tax receipt lists it. */
  lines?: readonly ReceiptLine[];
}

/** Null: it is not known what the payment was for. */
async function receiptLines(
  tx: Tx,
  { id, receipt_lines: sold }: PaymentRow,
  amount: number,
  known: readonly ReceiptLine[],
): Promise<ReceiptLine[] | null> {
  if (!sold) return null;
  const earlier = await paymentStore.returns(tx, id);
  // A return of an older version has no lines.
  if (earlier.some((row) => row.receipt_lines === null)) return null;
  const gone = earlier.flatMap((row) => row.receipt_lines!);
  return linesOfReturn(linesWithout(sold, gone), amount, known);
}

/**
 * Records that money of a payment is to be returned, and starts the job that sends it. One reference is one return.
 * @param amount minor units, more than nothing and at most what is left of the payment
 * @throws RangeError for more than is left
 */
export async function returnMoney(
  tx: Tx,
  jobs: AppDeps['jobs'],
  paymentId: string,
  amount: number,
  { reference = paymentId, lines: known = [] }: PartOfPayment = {},
): Promise<void> {
  const payment = await paymentStore.lock(tx, paymentId);
  const part = reference !== paymentId;
  if (part && payment.status !== 'succeeded') return;
  if (!part && !(await paymentStore.move(tx, payment, 'refund-pending'))) return;
  if ((await paymentStore.returned(tx, paymentId)) + amount > payment.amount)
    throw new RangeError('more would go back than was paid');
  const lines = await receiptLines(tx, payment, amount, known);
  await tx
    .insertInto('payment_returns')
    .values({
      ...{ reference, payment_id: paymentId, amount },
      receipt_lines: lines && JSON.stringify(lines),
    })
    .execute();
  await jobs.enqueue(tx, 'payments.refund', { paymentId, reference });
}
