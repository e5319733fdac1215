import type { Payment } from '@karvon/contract';
import type { Receipt, ReceiptLine } from '../providers/receipt';
import type { OrdersByKind } from '../settle-payment';

/**
 * What the tax receipt of a payment or a return lists: each thing with its own tax. Of an older one it is not known what was
 * sold or goes back.
 */
export async function readReceipt(
  orders: OrdersByKind,
  {
    order_kind: kind,
    order_number: number,
  }: { order_kind: Payment['orderKind']; order_number: string },
  {
    amount,
    receipt_lines: lines,
  }: { amount: number; receipt_lines: readonly ReceiptLine[] | null },
): Promise<Receipt> {
  const receipt = (await orders[kind]!.find(number))!.receipt();
  return { ...receipt, lines: lines ?? [{ item: kind, amount }] };
}
