import type { AppDeps } from '../../../app-deps';
import type { ReceiptLine } from '../../payments/port';
import type { SoldAlone } from '../fulfil/payable-alone';
import { extrasStore, type ExtrasRow } from './extras-store';
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

/** Extras chosen after the order was paid. */
export const extrasAlone = ({
  clock,
  jobs,
}: Pick<AppDeps, 'clock' | 'jobs'>): SoldAlone<ExtrasRow> => ({
  async toPay(db, number) {
    const choice = await extrasStore.open(db, number, 'to-pay');
    return choice && !choice.with_order ? choice : null;
  },
  linesOf: (choice) => receiptLinesOf([choice]),
  async take(tx, { id }, paymentId) {
    const paid = { payment_id: paymentId };
    if (!(await extrasStore.move(tx, id, 'at-carrier', clock.now(), paid))) return false;
    await jobs.enqueue(tx, 'air-extras.buy', { extrasId: id }, { key: id });
    return true;
  },
});
