import { sealedResponses } from './sealed-responses';
import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { sealedAccounts } from '../modules/accounts/sealed';
import { sealedAirOrders } from '../modules/air-orders/sealed';
import { sealedSirenaOrders } from '@karvon/sirena';
import { sealedFavourites } from '../modules/favourites/sealed';
import { sealedHotelOrders } from '../modules/hotel-orders/sealed';
import { sealedMessages } from '@karvon/messages/create';
import { sealedPriceAlerts } from '../modules/price-alerts/sealed';
import { sealedCallbacks } from '@karvon/site/create';
import { sealedTickets } from '../modules/tickets/sealed';
import { sealedTravellers } from '../modules/travellers/sealed';

/** Every column that is sealed with the data keys; a module adds its own here. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedAccounts,
  ...sealedAirOrders,
  ...sealedResponses,
  ...sealedCallbacks,
  ...sealedFavourites,
  ...sealedHotelOrders,
  ...sealedMessages,
  ...sealedPriceAlerts,
  ...sealedSirenaOrders,
  ...sealedTickets,
  ...sealedTravellers,
];
