import type { QueueSettings } from '../../jobs/queues';

interface OrderJob {
  orderNumber: string;
}

export interface HotelOrderQueues {
  /** A booking whose answer never came: ask the supplier whether it was made. */
  'hotel-orders.reconcile': OrderJob;
  /** The hotel was asked for the room: see whether it has answered. */
  'hotel-orders.poll': OrderJob;
  /** The time to pay is over. */
  'hotel-orders.lapse': OrderJob;
  /** Sold: have the voucher made by the supplier. */
  'hotel-orders.fulfil': OrderJob;
  /** The voucher has a number: make the papers people carry. */
  'hotel-orders.print': OrderJob;
  /** Give the room of an order being cancelled back, and its money. */
  'hotel-orders.release': OrderJob;
}

export const hotelOrderQueues: Record<keyof HotelOrderQueues, QueueSettings> = {
  'hotel-orders.reconcile': { retries: 10 },
  'hotel-orders.poll': { retries: 20 },
  'hotel-orders.lapse': { retries: 20 },
  'hotel-orders.fulfil': { retries: 8, oncePerKey: true },
  'hotel-orders.print': { retries: 10, oncePerKey: true },
  'hotel-orders.release': { retries: 10 },
};
