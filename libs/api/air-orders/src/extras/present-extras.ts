import type { AirExtras, ExtrasState } from '@karvon/contract';
import { money } from '@karvon/money';
import type { PaymentReader } from '@karvon/payments';
import { presentWaiting, waitsForNoMoney } from '../payment/present-alone';
import type { ExtrasRow } from '../store/extras-store';
import { totalOf } from '../sums/extras-sums';

/** Extras as their visitor sees them. */
export async function presentExtras(
  { payments }: { payments: PaymentReader },
  row: ExtrasRow,
): Promise<AirExtras> {
  const { id, order_number: number, with_order: withOrder, items } = row;
  const total = money(totalOf(row), items[0]!.price.currency);
  const since = row.created_at;
  const until = row.expires_at;
  const waiting =
    row.state === 'to-pay' && !withOrder
      ? await presentWaiting(payments, { number, due: total, since, until })
      : waitsForNoMoney;
  return {
    id,
    // Choices that ended unpaid are not looked up.
    state: row.state as ExtrasState,
    withOrder,
    items: items.map(({ supplierPrice: _ours, ...shown }) => shown),
    total,
    ...waiting,
  };
}
