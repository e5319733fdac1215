import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { AppDeps } from '../app-deps';

type Row = { labels: Record<string, string>; value: number };

interface Stock {
  name: string;
  help: string;
  labelNames: string[];
  read: (deps: StockDeps) => Promise<Row[]>;
}

type StockDeps = Pick<AppDeps, 'clock' | 'config' | 'database' | 'jobs'>;

/** Rows of a query whose last column is `value` and whose others are labels. */
const rowsOf = async (
  { database }: StockDeps,
  query: ReturnType<typeof sql<Record<string, string>>>,
): Promise<Row[]> =>
  (await query.execute(database.db)).rows.map(({ value, ...labels }) => ({
    labels,
    value: Number(value),
  }));

/** Values read at the moment of the request; those from the database are the same in every process. */
const stocks: Stock[] = [
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
    name: 'karvon_orders',
    help: 'Orders of the last thirty days by status',
    labelNames: ['kind', 'status'],
    read: (deps) =>
      rowsOf(
        deps,
        sql`select 'air' as kind, status, count(*) as value from air_orders
          where created_at > ${monthAgo(deps)} group by status
          union all select 'hotel', status, count(*) from hotel_orders
          where created_at > ${monthAgo(deps)} group by status`,
      ),
  },
  {
    name: 'karvon_orders_standing_still',
    help: 'Orders that should have moved ten minutes ago',
    labelNames: ['kind'],
    read: (deps) => {
      const before = new Date(deps.clock.now().getTime() - 10 * MINUTE_MS);
      return rowsOf(
        deps,
        sql`select 'air' as kind, count(*) as value from air_orders
          where (status = 'not-paid' and supply = 'hold-asked' and created_at < ${before})
            or (status = 'not-paid' and supply in ('held', 'on-payment') and pay_before < ${before})
            or status = 'issue-error'
          union all select 'hotel', count(*) from hotel_orders
          where (status = 'created' and created_at < ${before})
            or (status = 'waiting-for-payment' and pay_before < ${before}) or needs_person`,
      );
    },
  },
  {
    name: 'karvon_unpaid_holds',
    help: 'Unpaid air orders that hold seats',
    labelNames: [],
    read: (deps) =>
      rowsOf(
        deps,
        sql`select count(*) as value from air_orders where status = 'not-paid'
          and supply in ('hold-asked', 'held') and pay_before > ${deps.clock.now()}`,
      ),
  },
  {
    name: 'karvon_payments',
    help: 'Payments of the last thirty days by status',
    labelNames: ['status'],
    read: (deps) =>
      rowsOf(
        deps,
        sql`select status, count(*) as value from payments
          where created_at > ${monthAgo(deps)} group by status`,
      ),
  },
  {
    name: 'karvon_refunds_open',
    help: 'Money on its way back that has not arrived',
    labelNames: [],
    read: (deps) => rowsOf(deps, sql`select count(*) as value from payment_returns where not sent`),
  },
  {
    name: 'karvon_refund_claims_waiting',
    help: 'Refunds that wait for an operator',
    labelNames: [],
    read: (deps) =>
      rowsOf(deps, sql`select count(*) as value from air_refunds where state = 'in-review'`),
  },
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
  {
    name: 'karvon_sms_budget_spent_ratio',
    help: 'Text messages of the last hour as a part of the budget',
    labelNames: [],
    read: async (deps) => {
      const since = new Date(deps.clock.now().getTime() - 60 * MINUTE_MS);
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
      const since = new Date(deps.clock.now().getTime() - 60 * MINUTE_MS);
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

const MINUTE_MS = 60_000;
const monthAgo = ({ clock }: StockDeps) => new Date(clock.now().getTime() - 30 * 1440 * MINUTE_MS);

/**
 * Registers metrics that are counted in the database at each request. While the database is down, they are missing, not
 * outdated.
 */
export function countStock(deps: StockDeps, registry: Registry): void {
  for (const { name, help, labelNames, read } of stocks) {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const rows = await read(deps).catch(() => []);
        gauge.reset();
        if (rows.length === 0 && labelNames.length === 0) gauge.remove();
        for (const { labels, value } of rows) gauge.set(labels, value);
      },
    });
  }
}
