import type { Tx } from '@karvon/platform/db/database';
import type { ReadNotice } from '@karvon/order-ground/notices/notice';
import type { FindOrders } from '@karvon/order-ground/found-order';
import type { OrderAccess } from '@karvon/order-ground/order-access';
import type { OrderTokens } from '@karvon/order-ground/order-token';
import type { ListStandingOrders } from '@karvon/order-ground/standing-order';
import type { PayableOrders } from '@karvon/payments';
import type { SinceSold } from './access/since-sold';
import type { ExchangeDesk } from './exchanges/exchange-desk';
import type { ExtrasDesk } from './extras/extras-desk';
import type { AirOrderActs } from './fulfil/operator-desk';
import type { RefundClaims } from './refunds/claims';
import type { OrderStore } from './store/order-store';

export { flownFare, returnedOf, stillFlown } from './parts/part-of-order';
export type { SinceSold } from './access/since-sold';
export type { StoredExtra } from './store/extras-tables';
export type { OrderRow } from './store/order-store';
export type { StoredPassenger } from './store/passenger-store';
export { airOrderStocks } from './stocks';
export { airOrderTransitions } from './store/order-states';

/** The book of air orders, for the modules of payments, messages and tickets. */
export interface AirOrderBook {
  access: OrderAccess;
  describe: ReadNotice<'air'>;
  payable: PayableOrders;
  /** Starts the purchase of extras that waited for the tickets of the order. */
  printed(tx: Tx, orderNumber: string): Promise<void>;
  sinceSold(orderNumber: string): Promise<SinceSold>;
  store: OrderStore;
  tokens: OrderTokens;
}

/** Air orders as operators work on them. */
export interface AirOrderDesk extends AirOrderActs {
  claims: RefundClaims;
  exchanges: ExchangeDesk;
  extras: ExtrasDesk;
  find: FindOrders;
  /**
   * Stores tickets that an operator got for a paid order, in the order of its passengers; null: they fly by the booking reference
   * alone.
   * False: the order does not wait for tickets.
   * @throws problem validation-failed for another number of tickets than of passengers
   */
  noteTickets(number: string, tickets: readonly (string | null)[]): Promise<boolean>;
  standing: ListStandingOrders;
}
