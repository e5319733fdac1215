import type { HotelOrder, HotelOrderStatus } from '@karvon/contract';

/**
 * The statuses that may follow each status of a hotel order. Only the guest, a missed deadline to pay or the hotel's refusal
 * leads to `cancelling`. An order comes back from there when the hotel keeps the booking and the guest agrees.
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
  // Names that were changed are printed anew.
  ready: ['generating'],
};

/**
 * The last step at the supplier. `book-asked` is an intent that is written before the call: after a crash or a lost answer the
 * outcome is unknown until the supplier is asked by our reference. `requested`: the hotel was asked, or a place must become
 * free.
 */
export type RoomSupply = 'book-asked' | 'requested' | 'confirmed' | 'refused' | 'released';

export const roomTransitions: Record<RoomSupply, readonly RoomSupply[]> = {
  'book-asked': ['requested', 'confirmed', 'refused'],
  requested: ['confirmed', 'refused', 'released'],
  confirmed: ['refused', 'released'],
  refused: [],
  released: [],
};
