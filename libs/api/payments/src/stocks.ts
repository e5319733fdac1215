import { sql } from 'kysely';
import { monthAgo, rowsOf, type Stock } from '@karvon/platform/metrics/stock';
import { receiptStore } from './receipts/receipt-store';

/** The gauges of the tables of payments. */
export const paymentStocks: readonly Stock[] = [
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
    name: 'karvon_receipts_standing',
    help: 'Tax receipts that were refused, or are not registered an hour after their money has moved',
    labelNames: [],
    read: async ({ clock, database: { db } }) => [
      { labels: {}, value: await receiptStore.countStanding(db, clock.now()) },
    ],
  },
];
