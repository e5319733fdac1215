import type { DocumentReader } from '../messages/port';
import type { ReadNotice } from '../order-messages/port';
import type { FindOrders } from '../orders/found-order';
import type { OrderAccess } from '../orders/order-access';
import type { OrderTokens } from '../orders/order-token';
import type { PayableOrders } from '../payments/port';
import type { HotelDesk as StuckHotelDesk } from './fulfil/operator-desk';
import type { HotelOrderStore } from './store/order-store';

export { hotelOrderStocks } from './stocks';

/** Hotel orders that wait for an operator, and a search for any order. */
export interface HotelDesk extends StuckHotelDesk {
  find: FindOrders;
}

/** The book of hotel orders, for the modules of payments and messages. */
export interface HotelOrderBook {
  access: OrderAccess;
  describe: ReadNotice<'hotel'>;
  payable: PayableOrders;
  readVoucher: DocumentReader;
  store: HotelOrderStore;
  tokens: OrderTokens;
}
