import type { DocumentReader } from '../messages/port';
import type { ReadNotice } from '../order-messages/port';
import type { FindOrders } from '../orders/found-order';
import type { OrderAccess } from '../orders/order-access';
import type { OrderTokens } from '../orders/order-token';
import type { PayableOrders } from '../payments/port';
import type { HotelDesk as StuckHotelDesk } from './fulfil/operator-desk';
import type { HotelOrderStore } from './store/order-store';

/** What of hotel orders waits for an operator, and any of them. */
export interface HotelDesk extends StuckHotelDesk {
  find: FindOrders;
}

/** Hotel orders as they are written down, for the modules that pay them and tell of them. */
export interface HotelOrderBook {
  access: OrderAccess;
  describe: ReadNotice<'hotel'>;
  payable: PayableOrders;
  readVoucher: DocumentReader;
  store: HotelOrderStore;
  tokens: OrderTokens;
}
