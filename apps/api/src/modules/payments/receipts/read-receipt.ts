import type { Payment } from '@karvon/contract';
import type { PaymentReturnsTable } from '../tables';
import type { Selectable } from 'kysely';
import type { Receipt, ReceiptLine } from '../providers/receipt';
import { linesWithout } from '../returns/receipt-of-return';
import type { OrdersByKind } from '../settle-payment';

interface Listed {
  amount: number;
  receipt_lines: readonly ReceiptLine[] | null;
}

/** What a payment or a return lists. Of an older one it is not known what was sold or goes back. */
export const listedLines = (
  item: Payment['orderKind'],
  { amount, receipt_lines: lines }: Listed,
): readonly ReceiptLine[] => lines ?? [{ item, amount }];

/** What is delivered of a prepaid payment: what was sold, less what has gone back before. */
export const linesToComplete = (
  sold: readonly ReceiptLine[],
  returns: readonly Pick<Selectable<PaymentReturnsTable>, 'receipt_lines'>[],
): ReceiptLine[] => {
  const back = returns.flatMap((row) => row.receipt_lines ?? []);
  const gone = back.filter(({ prepaid }) => prepaid);
  return linesWithout(sold, gone).filter(({ amount }) => amount > 0);
};

/** What the tax receipt of a payment or a return lists: each thing with its own tax. */
export async function readReceipt(
  orders: OrdersByKind,
  {
    order_kind: kind,
    order_number: number,
  }: { order_kind: Payment['orderKind']; order_number: string },
  lines: readonly ReceiptLine[],
): Promise<Receipt> {
  const receipt = (await orders[kind]!.find(number))!.receipt();
  return { ...receipt, lines };
}
