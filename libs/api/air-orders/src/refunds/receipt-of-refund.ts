import type { RefundLine } from '@karvon/contract';
import type { ReceiptLine } from '@karvon/payments';
import type { ExtrasRow } from '../store/extras-store';
import { lostItems } from '../sums/extras-sums';
import { receiptLinesOf } from '../sums/extras-receipt';
import type { RefundRow } from '../store/refund-store';

/** The line of a tax receipt that a line of a refund belongs to. The fee of an exchange goes to the carrier. */
const itemOf: Record<Exclude<RefundLine['item'], 'extras'>, ReceiptLine['item']> = {
  tariff: 'air',
  taxes: 'air',
  'exchange-fee': 'air',
  'service-fee': 'fee',
  'acquiring-fee': 'fee',
};

/** The lines of the tax receipt of a refund. Their sum may be more than the money returned, because points pay some of it. */
export function receiptOfRefund(
  { lines, part }: Pick<RefundRow, 'lines' | 'part'>,
  extras: readonly ExtrasRow[],
): ReceiptLine[] {
  return lines.flatMap(({ item, paid, kept }): ReceiptLine[] => {
    const amount = paid.amount - kept.amount;
    if (amount === 0) return [];
    // Extras are refunded whole or not at all.
    if (item === 'extras') return receiptLinesOf([{ items: lostItems(extras, part) }]);
    return [{ item: itemOf[item], amount }];
  });
}
