import type { AirExtras, ExtrasState } from '@karvon/contract';
import { money } from '@karvon/money';
import type { PaymentReader } from '../../payments/port';
import type { ExtrasRow } from './extras-store';
import { totalOf } from './extras-sums';

/** Extras as their visitor sees them. */
export async function presentExtras(
  { payments }: { payments: PaymentReader },
  row: ExtrasRow,
): Promise<AirExtras> {
  const { id, order_number: number, with_order: withOrder, items, created_at: chosenAt } = row;
  const total = money(totalOf(row), items[0]!.price.currency);
  const alone = row.state === 'to-pay' && !withOrder;
  const latest = alone ? await payments.latest('air', number) : null;
  return {
    id,
    // Choices that ended unpaid are not looked up.
    state: row.state as ExtrasState,
    withOrder,
    items: items.map(({ supplierPrice: _ours, ...shown }) => shown),
    total,
    payBefore: alone ? row.expires_at.toISOString() : null,
    payment:
      latest && latest.status !== 'succeeded' && latest.startedAt >= chosenAt.toISOString()
        ? latest
        : null,
    paymentMethods: alone ? payments.methodsOf(total) : [],
  };
}
