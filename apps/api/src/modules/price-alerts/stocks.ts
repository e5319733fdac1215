import { sql } from 'kysely';
import { minutesAgo, rowsOf, type Stock } from '@karvon/platform/metrics/stock';
import { searchBudgetKind } from './watch/ask-suppliers';

/** What the metrics count of price alerts. */
export const priceAlertStocks: readonly Stock[] = [
  {
    name: 'karvon_price_alerts',
    help: 'Price alerts by status',
    labelNames: ['status'],
    read: (deps) =>
      rowsOf(deps, sql`select status, count(*) as value from price_alerts group by status`),
  },
  {
    name: 'karvon_price_alert_searches',
    help: 'Searches at suppliers that price alerts have cost in the last hour',
    labelNames: [],
    read: (deps) =>
      rowsOf(
        deps,
        sql`select count(*) as value from limited_tries
          where kind = ${searchBudgetKind} and at > ${minutesAgo(deps, 60)}`,
      ),
  },
];
