import { accountQueues } from '@karvon/accounts/create';
import { airOrderQueues, airTicketQueues } from '@karvon/air-orders/create';
import { airPriceQueues } from '@karvon/air-prices/create';
import { airSearchQueues } from '@karvon/air-catalogue/create';
import { journalQueues, supportQueues } from '@karvon/site/create';
import { hotelSearchQueues } from '@karvon/hotel-catalogue/create';
import { hotelOrderQueues } from '../modules/hotel-orders/queues';
import { messageQueues } from '@karvon/messages/create';
import { orderMessageQueues } from '@karvon/order-messages/create';
import { paymentQueues } from '@karvon/payments/create';
import { sandboxBankQueues } from '@karvon/sandbox-bank';
import { priceAlertQueues } from '../modules/price-alerts/queues';
import { keyQueues } from '@karvon/platform/keys/queues';
import { staffNoticeQueues } from '@karvon/platform/staff-notices/queues';
import { platformQueues, type QueueName, type QueueSettings } from '@karvon/platform/jobs/queues';

/** Every queue; a module adds its own here. */
export const queues: Record<QueueName, QueueSettings> = {
  ...platformQueues,
  ...accountQueues,
  ...airOrderQueues,
  ...airPriceQueues,
  ...airSearchQueues,
  ...airTicketQueues,
  ...hotelOrderQueues,
  ...hotelSearchQueues,
  ...paymentQueues,
  ...sandboxBankQueues,
  ...journalQueues,
  ...keyQueues,
  ...messageQueues,
  ...orderMessageQueues,
  ...priceAlertQueues,
  ...staffNoticeQueues,
  ...supportQueues,
};
