import type { Payment } from '@karvon/contract';
import type { PaymentReturnsTable } from '../tables';
import type { Selectable } from 'kysely';
import type { Receipt, ReceiptLine } from '../provider-port/receipt';
import { linesWithout } from './receipt-of-return';
import type { OrdersByKind } from '../payable-orders';

interface Listed {
  amount: number;
  receipt_lines: readonly ReceiptLine[] | null;
}

/** The lines of a payment or a return. Older ones have no lines, only their kind and amount. */
export const listedLines = (
  item: Payment['orderKind'],
  { amount, receipt_lines: lines }: Listed,
): readonly ReceiptLine[] => lines ?? [{ item, amount }];

/** The lines delivered of a prepaid payment: the sale without what was returned before. */
export const linesToComplete = (
  sold: readonly ReceiptLine[],
  returns: readonly Pick<Selectable<PaymentReturnsTable>, 'receipt_lines'>[],
): ReceiptLine[] => {
  const back = returns.flatMap((row) => row.receipt_lines ?? []);
  const gone = back.filter(({ prepaid }) => prepaid);
  return linesWithout(sold, gone).filter(({ amount }) => amount > 0);
};

/** The tax receipt of a payment or a return, line by line with its tax. */
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
