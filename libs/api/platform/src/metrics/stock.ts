import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Jobs } from '../jobs/jobs';

export interface StockDeps {
  clock: Clock;
  config: Config;
  database: Database;
  jobs: Jobs;
}

/** A value with its labels. */
export type StockRow = { labels: Record<string, string>; value: number };

/**
 * A gauge that is read at the moment of the request. Two modules may each give a part of one metric: the rows of gauges with the
 * same name stand together.
 */
export interface Stock {
  name: string;
  help: string;
  labelNames: string[];
  read: (deps: StockDeps) => Promise<StockRow[]>;
}

/** Rows of a query whose last column is `value` and whose others are labels. */
export const rowsOf = async (
  { database }: StockDeps,
  query: ReturnType<typeof sql<Record<string, string>>>,
): Promise<StockRow[]> =>
  (await query.execute(database.db)).rows.map(({ value, ...labels }) => ({
    labels,
    value: Number(value),
  }));

const MINUTE_MS = 60_000;

/** The moment some minutes ago. */
export const minutesAgo = ({ clock }: StockDeps, minutes: number) =>
  new Date(clock.now().getTime() - minutes * MINUTE_MS);
export const monthAgo = (deps: StockDeps) => minutesAgo(deps, 30 * 1440);

/**
 * Gauges of a table of orders.
 * @param standingStill the condition for orders that should have moved before a moment
 */
export const stocksOfOrders = (
  kind: 'air' | 'hotel',
  table: 'air_orders' | 'hotel_orders',
  standingStill: (before: Date) => RawBuilder<unknown>,
): Stock[] => [
  {
    name: 'karvon_orders',
    help: 'Orders of the last thirty days by status',
    labelNames: ['kind', 'status'],
    read: (deps) =>
      rowsOf(
        deps,
        sql`select ${sql.lit(kind)} as kind, status, count(*) as value from ${sql.table(table)}
          where created_at > ${monthAgo(deps)} group by status`,
      ),
  },
  {
    name: 'karvon_orders_standing_still',
    help: 'Orders that should have moved ten minutes ago',
    labelNames: ['kind'],
    read: (deps) =>
      rowsOf(
        deps,
        sql`select ${sql.lit(kind)} as kind, count(*) as value from ${sql.table(table)}
          where ${standingStill(minutesAgo(deps, 10))}`,
      ),
  },
];
