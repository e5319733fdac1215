import type { ReadNotice } from '../order-messages/port';
import type { FindOrders } from '../orders/found-order';
import type { OrderAccess } from '../orders/order-access';
import type { OrderTokens } from '../orders/order-token';
import type { PayableOrders } from '../payments/port';
import type { findStuckOrders } from './fulfil/find-stuck-orders';
import type { RefundClaims } from './refunds/claims';
import type { OrderStore } from './store/order-store';

export { givenBack, returnedOf, stillFlown } from './refunds/quote/part-of-order';
export { refundStore } from './refunds/refund-store';
export type { OrderRow, OrderStore } from './store/order-store';
export type { StoredPassenger } from './store/passenger-store';

/** Air orders as they are written down, for the modules that pay them, tell of them and print them. */
export interface AirOrderBook {
  access: OrderAccess;
  describe: ReadNotice<'air'>;
  payable: PayableOrders;
  store: OrderStore;
  tokens: OrderTokens;
}

/** What of air orders waits for an operator. */
export interface AirOrderDesk {
  claims: RefundClaims;
  find: FindOrders;
  /** Paid orders whose tickets could not be issued, the longest waiting first. */
  stuck(count: number): ReturnType<typeof findStuckOrders>;
}
