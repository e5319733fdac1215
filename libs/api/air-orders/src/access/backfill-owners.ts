import type { AppDeps } from '@karvon/platform/app-deps';
import type { OrderOwners } from '@karvon/order-ground/order-owners';
import type { OrderStore } from '../store/order-store';

const batch = 200;

/**
 * Adds the fingerprint of the booker's phone to orders that are older than this column, so that their owners find them. A row
 * that was sealed with another data key is skipped: its phone cannot be read.
 */
export async function backfillOwners({
  database: { db },
  logger,
  owners,
  store,
}: Pick<AppDeps, 'database' | 'logger'> & {
  owners: Pick<OrderOwners, 'fingerprint'>;
  store: OrderStore;
}): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('air_orders')
      .selectAll()
      .where('booker_fingerprint', 'is', null)
      .where('number', '>', after)
      .orderBy('number')
      .limit(batch)
      .execute();
    for (const row of rows) {
      try {
        const fingerprint = owners.fingerprint(store.booker(row).mobilePhone);
        await db
          .updateTable('air_orders')
          .set({ booker_fingerprint: fingerprint })
          .where('number', '=', row.number)
          .execute();
      } catch {
        logger.warn({ order: row.number }, 'the booker of an old order cannot be read');
      }
    }
    if (rows.length < batch) return;
    after = rows.at(-1)!.number;
  }
}
