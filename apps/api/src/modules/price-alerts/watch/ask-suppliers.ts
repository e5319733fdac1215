import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { lockByName } from '@karvon/platform/db/lock-by-name';
import { createBudget } from '@karvon/platform/limits/budget';
import type { PriceWatch } from '@karvon/air-prices';
import type { SearchAgain } from '@karvon/air-catalogue';
import { ProblemError } from '@karvon/platform/http/problem';
import { requestOf, searchOf, type AlertRow } from '../alert-search';
import { alertStore } from '../alert-store';

export const searchBudgetKind = 'price-alert-search';
const budget = createBudget(searchBudgetKind, 60);

/** A price that somebody has seen since is not looked up. */
const REFRESH_MS = 6 * 3_600_000;

export interface AskDeps extends Pick<
  AppDeps,
  'clock' | 'config' | 'database' | 'jobs' | 'logger'
> {
  prices: Pick<PriceWatch, 'settled'>;
  searchAgain: SearchAgain;
}

/** Looks prices up at the suppliers: those that nobody has seen for longest first, and no more than the budget allows. */
export function createAsking(deps: AskDeps) {
  const { clock, config, database, jobs, logger, prices, searchAgain } = deps;
  const { db } = database;
  const isDue = ({ checked_at: checked }: Pick<AlertRow, 'checked_at'>) =>
    checked === null || clock.now().getTime() - checked.getTime() >= REFRESH_MS;

  /** Takes the search for this process, so that nobody else asks; undefined when there is nothing to ask. */
  async function claim(tx: Tx, searchKey: string): Promise<AlertRow | undefined> {
    // One after another: the budget is counted once.
    await lockByName(tx, searchBudgetKind);
    const row = await tx
      .selectFrom('price_alerts')
      .selectAll()
      .where('search_key', '=', searchKey)
      .where('status', '=', 'active')
      .orderBy('checked_at', (order) => order.asc().nullsFirst())
      .limit(1)
      .executeTakeFirst();
    if (!row || !isDue(row)) return undefined;
    const now = clock.now();
    if ((await budget.spent(tx, now)) >= config.priceAlertSearches) return undefined;
    await budget.spend(tx, now);
    await tx
      .updateTable('price_alerts')
      .set({ checked_at: now })
      .where('search_key', '=', searchKey)
      .where('status', '=', 'active')
      .execute();
    return row;
  }

  return {
    /** Adds a job for each search that is due, as many as the budget still allows. */
    async look(): Promise<void> {
      const now = clock.now();
      const left = config.priceAlertSearches - (await budget.spent(db, now));
      if (left <= 0) return;
      const due = await db
        .selectFrom('price_alerts')
        .select(['search_key', ({ fn }) => fn.min('checked_at').as('seen')])
        .where('status', '=', 'active')
        .where(({ or, eb }) =>
          or([
            eb('checked_at', 'is', null),
            eb('checked_at', '<=', new Date(now.getTime() - REFRESH_MS)),
          ]),
        )
        .groupBy('search_key')
        .orderBy('seen', (order) => order.asc().nullsFirst())
        .orderBy('search_key')
        .limit(left)
        .execute();
      for (const { search_key: search } of due)
        await jobs.enqueue(db, 'price-alerts.ask', { search }, { key: search });
    },

    /** The price that is found reaches the alerts like that of any visitor's search. */
    async ask(searchKey: string): Promise<void> {
      const row = await db.transaction().execute((tx) => claim(tx, searchKey));
      if (!row) return;
      try {
        await searchAgain(requestOf(searchOf(row)));
      } catch (error) {
        // Nobody can search for it, as between airports of one city: no letter would ever come.
        if (error instanceof ProblemError && error.code === 'validation-failed')
          await alertStore.endSearch(db, searchKey, clock.now());
        else logger.warn({ err: error, search: searchKey }, 'a watched price was not looked up');
      }
      await prices.settled();
    },
  };
}
