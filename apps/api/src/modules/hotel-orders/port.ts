import type { DocumentReader } from '@karvon/messages';
import type { ReadNotice } from '@karvon/order-ground/notices/notice';
import type { FindOrders } from '@karvon/order-ground/found-order';
import type { OrderAccess } from '@karvon/order-ground/order-access';
import type { OrderTokens } from '@karvon/order-ground/order-token';
import type { ListStandingOrders } from '@karvon/order-ground/standing-order';
import type { PayableOrders } from '@karvon/payments';
import type { StayChangeDesk } from './changes/change-desk';
import type { HotelOrderActs } from './fulfil/operator-desk';
import type { HotelOrderStore } from './store/order-store';

export { hotelSmsTexts } from './book/sms-texts';
export { hotelOrderStocks } from './stocks';
export { hotelOrderTransitions } from './store/order-states';

/** Hotel orders for whoever serves the operators. */
export interface HotelDesk extends HotelOrderActs {
  changes: StayChangeDesk;
  find: FindOrders;
  standing: ListStandingOrders;
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
