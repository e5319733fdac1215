import type { QueueSettings } from '@karvon/platform/jobs/queues';

interface OrderJob {
  orderNumber: string;
}

export interface HotelOrderQueues {
  /** The supplier's answer to a booking was lost: ask whether there is a booking. */
  'hotel-orders.reconcile': OrderJob;
  /** Asks whether the hotel has answered a request for a room. */
  'hotel-orders.poll': OrderJob;
  /** The supplier says that an order has changed: looks at it now, besides the looks of the other jobs. */
  'hotel-orders.look': OrderJob;
  /** The time to pay is over. */
  'hotel-orders.lapse': OrderJob;
  /** Requests the voucher of a sold order from the supplier. */
  'hotel-orders.fulfil': OrderJob;
  /** Prints the voucher once it has a number. */
  'hotel-orders.print': OrderJob;
  /** Has the hotel change names or wishes of a booked stay. */
  'hotel-orders.change': { changeId: string };
  /** Gives back the room of an order that is being cancelled, and its money. */
  'hotel-orders.release': OrderJob;
}

export const hotelOrderQueues: Record<keyof HotelOrderQueues, QueueSettings> = {
  'hotel-orders.reconcile': { retries: 10 },
  'hotel-orders.poll': { retries: 20 },
  'hotel-orders.look': { retries: 5, oncePerKey: true },
  'hotel-orders.lapse': { retries: 20 },
  'hotel-orders.fulfil': { retries: 8, oncePerKey: true },
  'hotel-orders.print': { retries: 10, oncePerKey: true },
  'hotel-orders.change': { retries: 10 },
  'hotel-orders.release': { retries: 10 },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends HotelOrderQueues {}
}
