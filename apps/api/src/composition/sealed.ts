import { sealedResponses } from './sealed-responses';
import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { sealedAccounts } from '@karvon/accounts/create';
import { sealedAirOrders, sealedTickets } from '@karvon/air-orders/create';
import { sealedSirenaOrders } from '@karvon/sirena';
import { sealedHotelOrders } from '../modules/hotel-orders/sealed';
import { sealedMessages } from '@karvon/messages/create';
import { sealedPriceAlerts } from '../modules/price-alerts/sealed';
import { sealedCallbacks } from '@karvon/site/create';

/** Every column that is sealed with the data keys; a module adds its own here. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedAccounts,
  ...sealedAirOrders,
  ...sealedResponses,
  ...sealedCallbacks,
  ...sealedHotelOrders,
  ...sealedMessages,
  ...sealedPriceAlerts,
  ...sealedSirenaOrders,
  ...sealedTickets,
];
