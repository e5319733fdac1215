import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { minutesAgo, rowsOf, type Stock, type StockDeps } from './stock';

/** Gauges of the platform; those from the database are the same in every process. */
const platformStocks: readonly Stock[] = [
  {
    name: 'karvon_jobs_due',
    help: 'Jobs whose time has come',
    labelNames: ['queue'],
    read: async ({ jobs }) =>
      (await jobs.board.counts()).map(({ queue, due }) => ({ labels: { queue }, value: due })),
  },
  {
    name: 'karvon_jobs_oldest_due_seconds',
    help: 'How long the oldest job whose time has come has waited',
    labelNames: ['queue'],
    read: async ({ jobs }) =>
      (await jobs.board.counts()).map(({ queue, oldestDueSeconds }) => ({
        labels: { queue },
        value: oldestDueSeconds,
      })),
  },
  {
    name: 'karvon_jobs_dead',
    help: 'Jobs that have failed too often',
    labelNames: ['queue'],
    read: async ({ jobs }) =>
      (await jobs.board.counts()).map(({ queue, dead }) => ({ labels: { queue }, value: dead })),
  },
  {
    name: 'karvon_sms_budget_spent_ratio',
    help: 'Text messages of the last hour as a part of the budget',
    labelNames: [],
    read: async (deps) => {
      const since = minutesAgo(deps, 60);
      const [sent] = await rowsOf(
        deps,
        sql`select count(*) as value from limited_tries where kind = 'sms-sent' and at > ${since}`,
      );
      return [{ labels: {}, value: (sent?.value ?? 0) / deps.config.sms.hourlyBudget }];
    },
  },
  {
    name: 'karvon_lookups_wrong',
    help: 'Look-ups of orders in the last hour that found nothing; at 1,000 everybody waits',
    labelNames: [],
    read: (deps) => {
      const since = minutesAgo(deps, 60);
      return rowsOf(
        deps,
        sql`select count(*) as value from limited_tries
          where kind = 'lookup' and scope = 'everybody' and at > ${since}`,
      );
    },
  },
  {
    name: 'karvon_database_connections',
    help: 'Connections of this process to the database: all, idle, and requests that wait for one',
    labelNames: ['state'],
    read: async ({ database }) => {
      const pool = database.pool?.();
      return Object.entries(pool ?? {}).map(([state, value]) => ({ labels: { state }, value }));
    },
  },
];

/**
 * Registers the gauges of the platform and of the modules, which are counted in the database at each request. While the database
 * is down, they are missing, not outdated.
 */
export function countStock(
  deps: StockDeps,
  registry: Registry,
  moduleStocks: readonly Stock[],
): void {
  const stocks = [...platformStocks, ...moduleStocks];
  for (const name of new Set(stocks.map((stock) => stock.name))) {
    const parts = stocks.filter((stock) => stock.name === name);
    const { help, labelNames } = parts[0]!;
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const rows = await Promise.all(parts.map(({ read }) => read(deps).catch(() => [])));
        gauge.reset();
        if (rows.flat().length === 0 && labelNames.length === 0) gauge.remove();
        for (const { labels, value } of rows.flat()) gauge.set(labels, value);
      },
    });
  }
}
