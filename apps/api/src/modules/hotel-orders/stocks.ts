import { sql } from 'kysely';
import { stocksOfOrders, type Stock } from '@karvon/platform/metrics/stock';

/** What the metrics count in the table of hotel orders. */
export const hotelOrderStocks: readonly Stock[] = stocksOfOrders(
  'hotel',
  'hotel_orders',
  (before) => sql`(status = 'created' and created_at < ${before})
    or (status = 'waiting-for-payment' and pay_before < ${before}) or needs_person`,
);
