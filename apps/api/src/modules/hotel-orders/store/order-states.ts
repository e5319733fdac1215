import type { HotelOrder, HotelOrderStatus } from '@karvon/contract';

/**
 * Where a hotel order may go from each status. Only the wish of a guest, an unpaid deadline or the hotel's refusal
 * leads to `cancelling`; an order comes back from there when the hotel keeps the booking and its guest agrees.
 */
export const hotelOrderTransitions: Record<HotelOrderStatus, readonly HotelOrderStatus[]> = {
  created: ['waiting-for-booking', 'waiting-for-payment', 'in-progress', 'canceled'],
  'waiting-for-booking': ['waiting-for-payment', 'in-progress', 'cancelling', 'canceled'],
  'waiting-for-payment': ['in-progress', 'cancelling'],
  'in-progress': ['finished', 'cancelling'],
  finished: ['cancelling'],
  cancelling: ['canceled', 'in-progress', 'finished'],
  canceled: [],
};

export type VoucherState = HotelOrder['voucher'];

export const voucherTransitions: Record<VoucherState, readonly VoucherState[]> = {
  none: ['generating'],
  generating: ['ready'],
  ready: [],
};

/**
 * What the supplier was last asked and said. `book-asked` is an intent written before the call: after a crash or an
 * unanswered call the outcome is unknown until the supplier is asked by our reference. `requested`: the hotel is asked,
 * or somebody must leave first.
 */
export type RoomSupply = 'book-asked' | 'requested' | 'confirmed' | 'refused' | 'released';

export const roomTransitions: Record<RoomSupply, readonly RoomSupply[]> = {
  'book-asked': ['requested', 'confirmed', 'refused'],
  requested: ['confirmed', 'refused', 'released'],
  confirmed: ['refused', 'released'],
  refused: [],
  released: [],
};
