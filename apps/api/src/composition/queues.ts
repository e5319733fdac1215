import { accountQueues, type AccountQueues } from '../modules/accounts/queues';
import { airOrderQueues, type AirOrderQueues } from '../modules/air-orders/queues';
import { airPriceQueues, type AirPriceQueues } from '../modules/air-prices/queues';
import { airSearchQueues, type AirSearchQueues } from '../modules/air-search/queues';
import { journalQueues, type JournalQueues } from '../modules/journal/queues';
import { hotelSearchQueues, type HotelSearchQueues } from '../modules/hotel-search/queues';
import { hotelOrderQueues, type HotelOrderQueues } from '../modules/hotel-orders/queues';
import { messageQueues, type MessageQueues } from '../modules/messages/queues';
import { orderMessageQueues, type OrderMessageQueues } from '../modules/order-messages/queues';
import { paymentQueues, type PaymentQueues } from '../modules/payments/queues';
import {
  sandboxBankQueues,
  type SandboxBankQueues,
} from '../modules/payments/providers/sandbox-bank/queues';
import { priceAlertQueues, type PriceAlertQueues } from '../modules/price-alerts/queues';
import { supportQueues, type SupportQueues } from '../modules/support/queues';
import { airTicketQueues, type AirTicketQueues } from '../modules/tickets/queues';
import { keyQueues, type KeyQueues } from '../keys/queues';
import { staffNoticeQueues, type StaffNoticeQueues } from '../staff-notices/queues';
import type { QueueName, QueueSettings } from '../jobs/queues';

/** The data of a job of each queue: numbers and ids, never a person's data. */
declare module '../jobs/queues' {
  interface Queues
    extends
      AccountQueues,
      AirOrderQueues,
      AirPriceQueues,
      AirSearchQueues,
      AirTicketQueues,
      HotelOrderQueues,
      HotelSearchQueues,
      JournalQueues,
      KeyQueues,
      MessageQueues,
      OrderMessageQueues,
      PaymentQueues,
      PriceAlertQueues,
      SandboxBankQueues,
      StaffNoticeQueues,
      SupportQueues {}
}

/** Every queue; a module adds its own here. */
export const queues: Record<QueueName, QueueSettings> = {
  'http.forget-idempotency-keys': { retries: 2, cron: '17 * * * *' },
  'jobs.sweep': { retries: 0, cron: '*/10 * * * *' },
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
