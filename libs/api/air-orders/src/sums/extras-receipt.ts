import type { ReceiptLine } from '@karvon/payments';
import type { ExtrasRow } from '../store/extras-store';
import { totalOf } from './extras-sums';

/** What a tax receipt says of extras: the carrier's price, and the bank's commission. */
export function receiptLinesOf(
  extras: readonly Pick<ExtrasRow, 'items'>[],
): [extras: ReceiptLine, fee: ReceiptLine] {
  const items = extras.flatMap((row) => row.items);
  const carrier = items.reduce((sum, { supplierPrice }) => sum + supplierPrice.amount, 0);
  return [
    { item: 'extras', amount: carrier },
    { item: 'fee', amount: totalOf({ items }) - carrier },
  ];
}
