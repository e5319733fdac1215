import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { offerOf, type ExchangeRow } from '../store/exchange-store';

/** Starts the next step of an accepted exchange: the supplier's job, or an operator's task. */
export async function beginExchange(
  tx: Tx,
  { jobs, notifyStaff }: Pick<AppDeps, 'jobs' | 'notifyStaff'>,
  exchange: ExchangeRow,
): Promise<void> {
  const { id, order_number: number } = exchange;
  if (offerOf(exchange)?.supplierOfferId) {
    await jobs.enqueue(tx, 'air-exchanges.carry-out', { exchangeId: id });
    return;
  }
  await notifyStaff(tx, 'exchange', [{ id: `${id}/agreed`, line: `${number}  agreed` }]);
}
