import type { HotelBooker, HotelGuest } from '@karvon/contract';
import type { Money } from '@karvon/money';

export interface RoomRequest {
  /** Our own reference, unique per order; `find` uses it after a lost response. */
  reference: string;
  offerId: string;
  /** The supplier's price we agreed to. */
  price: Money;
  booker: HotelBooker;
  guests: readonly HotelGuest[];
  comment?: string;
}

/** `requested`: the hotel will answer later; `waiting-list`: another guest must cancel first; `refused` is final. */
export type RoomState = 'confirmed' | 'requested' | 'waiting-list' | 'refused' | 'cancelled';

/** What shall stand in a booking: all its guests in their order, and the wishes. */
export interface RoomChange {
  /** Our own reference, unique per change: the hotel is asked once under it. */
  reference: string;
  guests: readonly HotelGuest[];
  comment?: string | undefined;
}

/** `in-work`: the hotel will answer later; `refused`: the booking stands as it was. */
export type RoomAmendment = 'confirmed' | 'in-work' | 'refused';

/** The present state of a booking at the supplier. Amounts are the supplier's prices. */
export interface RoomBooking {
  /** Our own reference where the supplier finds an order by it. */
  supplierOrderId: string;
  state: RoomState;
  /** The hotel's own number; null until it confirmed. */
  confirmation: string | null;
  price: Money;
  /** The cost of cancelling now; null when it cannot be cancelled (any more). */
  penaltyNow: Money | null;
  /** The penalty of the cancellation; null when it is not cancelled. */
  penalty: Money | null;
  /** Whether names and wishes can be changed now. */
  amendable: boolean;
  /** What became of the latest change; null: there was none. */
  amendment: RoomAmendment | null;
}

/** A booking whose change was requested. */
export type AmendedBooking = RoomBooking & { amendment: RoomAmendment };

/** Who books the rooms a `HotelSupplier` offers. */
export interface RoomSeller {
  /**
   * Books without payment. A reference that is booked already returns its booking.
   * @throws problem hotel-not-booked, sold-out, offer-expired, supplier-unavailable; SupplierPriceChanged;
   * SupplierUnanswered (outcome unknown: `find`, never book again)
   */
  book(request: RoomRequest): Promise<RoomBooking>;
  /** The booking made under our reference, or null when there is none. */
  find(reference: string): Promise<RoomBooking | null>;
  /**
   * The present state of the booking; it shows the hotel's answer to a request.
   * @throws RoomRefused for an unknown one
   */
  info(supplierOrderId: string): Promise<RoomBooking>;
  /**
   * Cancels the rooms; a repeated call returns the same result.
   * @throws RoomRefused (a person must look), SupplierUnanswered (ask again)
   */
  cancel(supplierOrderId: string): Promise<RoomBooking>;
  /**
   * Requests a change of names and wishes. A repeated call with its reference requests nothing again: it tells what has become
   * of it.
   * @throws RoomRefused (nothing is changed this way; a person must ask), SupplierUnanswered (ask again)
   */
  amend(supplierOrderId: string, change: RoomChange): Promise<AmendedBooking>;
  /**
   * Starts making the voucher; a repeated call returns the same task.
   * @throws RoomRefused unless confirmed
   */
  requestVoucher(supplierOrderId: string): Promise<{ taskId: string }>;
  /** The number of the voucher; null while it is being made. @throws RoomRefused for an unknown task */
  voucher(taskId: string): Promise<{ number: string } | null>;
}

/** The supplier understood the request and refuses it. */
export class RoomRefused extends Error {
  override name = 'RoomRefused';
}
