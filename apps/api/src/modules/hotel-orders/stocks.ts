import { sql } from 'kysely';
import {
  minutesAgo,
  monthAgo,
  ordersByStatus,
  ordersStandingStill,
  rowsOf,
  type Stock,
} from '../../metrics/stock';

/** What the metrics count in the table of hotel orders. */
export const hotelOrderStocks: readonly Stock[] = [
  {
    ...ordersByStatus,
    read: (deps) =>
      rowsOf(
        deps,
        sql`select 'hotel' as kind, status, count(*) as value from hotel_orders
          where created_at > ${monthAgo(deps)} group by status`,
      ),
  },
  {
    ...ordersStandingStill,
    read: (deps) => {
      const before = minutesAgo(deps, 10);
      return rowsOf(
        deps,
        sql`select 'hotel' as kind, count(*) as value from hotel_orders
          where (status = 'created' and created_at < ${before})
            or (status = 'waiting-for-payment' and pay_before < ${before}) or needs_person`,
      );
    },
  },
];
