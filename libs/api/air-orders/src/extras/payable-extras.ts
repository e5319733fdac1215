import type { AppDeps } from '@karvon/platform/app-deps';
import type { SoldAlone } from '../payment/payable-alone';
import { extrasStore, type ExtrasRow } from '../store/extras-store';
import { receiptLinesOf } from '../sums/extras-receipt';

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
