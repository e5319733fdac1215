import type { ReceiptLine } from '@karvon/payments';
import type { HotelOrderRow } from '../store/order-store';

/**
 * What the tax receipt of a stay says: the room at the supplier's price, and our fee.
 * @param amount a part of the price has the same share of both, as a penalty has
 */
export function receiptLinesOf(
  { total, supplier_price: room }: Pick<HotelOrderRow, 'total' | 'supplier_price'>,
  amount: number = total,
): ReceiptLine[] {
  const ofRoom = Number((BigInt(amount) * BigInt(room)) / BigInt(total));
  const lines: ReceiptLine[] = [
    { item: 'hotel', amount: ofRoom },
    { item: 'fee', amount: amount - ofRoom },
  ];
  return lines.filter((line) => line.amount > 0);
}
