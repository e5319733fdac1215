import { sql } from 'kysely';
import { rowsOf, type Stock } from '@karvon/platform/metrics/stock';

/** The gauges of the table of promised calls. */
export const callbackStocks: readonly Stock[] = [
  {
    name: 'karvon_callbacks_late',
    help: 'Calls that were promised and are overdue',
    labelNames: [],
    read: (deps) =>
      rowsOf(
        deps,
        sql`select count(*) as value from callbacks
          where status = 'waiting' and call_by < ${deps.clock.now()}`,
      ),
  },
];
