import type { DocumentReader } from '../messages/port';
import type { ReadNotice } from '../order-messages/port';
import type { OrderAccess } from '../orders/order-access';
import type { OrderTokens } from '../orders/order-token';
import type { PayableOrders } from '../payments/port';
import type { HotelOrderStore } from './store/order-store';

export type { HotelDesk } from './fulfil/operator-desk';

/** Hotel orders as they are written down, for the modules that pay them and tell of them. */
export interface HotelOrderBook {
  access: OrderAccess;
  describe: ReadNotice<'hotel'>;
  payable: PayableOrders;
  readVoucher: DocumentReader;
  store: HotelOrderStore;
  tokens: OrderTokens;
}
