import type { Money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { PriceWatch, StoredSearch } from '@karvon/air-prices';
import { searchKeyOf, searchOf } from '../alert-search';
import type { Letters } from '../write-letter';
import { judge } from '../judge';

export interface HearDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition' | 'jobs'> {
  letters: Letters;
  prices: Pick<PriceWatch, 'lowest'>;
}

/** Compares the prices that searches find with those of alerts, and writes to whom they have fallen. */
export function createHearing({ clock, database, edition, jobs, letters, prices }: HearDeps) {
  const { db } = database;
  const active = (searchKey: string) =>
    db
      .selectFrom('price_alerts')
      .where('search_key', '=', searchKey)
      .where('status', '=', 'active')
      .where('currency', '=', edition.currency);

  async function judgeOne(tx: Tx, id: string, total: Money | null): Promise<void> {
    // Another process may be at the same alert, or somebody may be stopping it.
    const row = await tx
      .selectFrom('price_alerts')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const now = clock.now();
    const { letter, price } = judge(
      { price: row.price, priceKnown: row.price_known, writtenAt: row.written_at },
      { total, now, step: edition.priceStep },
    );
    await tx
      .updateTable('price_alerts')
      .set({ price, price_known: true, checked_at: now, ...(letter && { written_at: now }) })
      .where('id', '=', id)
      .execute();
    if (letter) await letters.tellOfPrice(tx, row, letter, now);
  }

  return {
    /** Adds a job when somebody watches this search. */
    async hear(search: StoredSearch): Promise<void> {
      const key = searchKeyOf(search);
      const watched = await active(key).select('id').limit(1).executeTakeFirst();
      if (watched) await jobs.enqueue(db, 'price-alerts.judge', { search: key }, { key });
    },

    async judgeAll(searchKey: string): Promise<void> {
      const rows = await active(searchKey).selectAll().orderBy('created_at').execute();
      const seen = rows[0] && (await prices.lowest(searchOf(rows[0])));
      if (!seen) return;
      for (const { id } of rows)
        await db.transaction().execute((tx) => judgeOne(tx, id, seen.total));
    },
  };
}
