import type { HotelBooker, HotelGuest } from '@karvon/contract';
import type { Money } from '@karvon/money';

export interface RoomRequest {
  /** Our own reference, unique per order: what `find` asks by when an answer never came. */
  reference: string;
  offerId: string;
  /** The supplier's price we agreed to. */
  price: Money;
  booker: HotelBooker;
  guests: readonly HotelGuest[];
  comment?: string;
}

/** `requested`: the hotel is asked and will answer; `waiting-list`: somebody must leave first; `refused` is the end. */
export type RoomState = 'confirmed' | 'requested' | 'waiting-list' | 'refused' | 'cancelled';

/** A booking as the supplier has it now. Amounts are the supplier's prices. */
export interface RoomBooking {
  supplierOrderId: string;
  state: RoomState;
  /** The hotel's own number; null until it confirmed. */
  confirmation: string | null;
  price: Money;
  /** What cancelling now would cost; null when it cannot be cancelled (any more). */
  penaltyNow: Money | null;
  /** What was kept at the cancellation; null when there was none. */
  penalty: Money | null;
}

/** Who books the rooms a `HotelSupplier` offers. */
export interface RoomSeller {
  /**
   * Books without payment. A reference that is booked already gets its booking back.
   * @throws problem hotel-not-booked, sold-out, offer-expired, supplier-unavailable; SupplierPriceChanged;
   *   SupplierUnanswered (outcome unknown: `find`, never book again)
   */
  book(request: RoomRequest): Promise<RoomBooking>;
  /** The booking made under our reference, or null when there is none. */
  find(reference: string): Promise<RoomBooking | null>;
  /** The booking as it stands; how an answer to a request is learned. @throws RoomRefused for an unknown one */
  info(supplierOrderId: string): Promise<RoomBooking>;
  /**
   * Gives the rooms back; asked again, it answers the same.
   * @throws RoomRefused (a person must look), SupplierUnanswered (ask again)
   */
  cancel(supplierOrderId: string): Promise<RoomBooking>;
  /** Has the voucher made; asked again, it is the same task. @throws RoomRefused unless confirmed */
  askVoucher(supplierOrderId: string): Promise<{ taskId: string }>;
  /** The number of the voucher; null while it is being made. @throws RoomRefused for an unknown task */
  voucher(taskId: string): Promise<{ number: string } | null>;
}

/** The supplier knows what is wanted and will not do it. */
export class RoomRefused extends Error {
  override name = 'RoomRefused';
}
