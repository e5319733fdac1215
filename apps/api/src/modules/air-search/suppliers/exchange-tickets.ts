import type { PlainDate } from '@karvon/calendar';
import type { Slice } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { IssuedTickets } from './issued-tickets';

/** A slice of an order that its traveller wants to fly on another day. */
export interface ExchangeWish {
  /** Its place in the order. */
  slice: number;
  /** Its flights as they are now. */
  before: Slice;
  date: PlainDate;
}

/** Other flights that the carrier offers for the tickets of an order. */
export interface ExchangeTerms {
  id: string;
  /** The new flights, in the order of the wishes. */
  slices: Slice[];
  /** For all passengers. */
  fee: Money;
  /** The new fare minus the old one, for all passengers. */
  difference: Money;
  expiresAt: Date;
}

/** What can be asked of a supplier about other flights for issued tickets. */
export interface TicketExchanges {
  /**
   * Other flights between the same places. It changes nothing. An empty list: there are none on these days.
   * @throws SupplierTermsUnknown (a person must ask), problem supplier-unavailable
   */
  offerExchange(request: {
    supplierOrderId: string;
    wishes: readonly ExchangeWish[];
  }): Promise<ExchangeTerms[]>;
  /**
   * Takes an offer: new tickets are issued, and the old ones are void. A repeated call returns the same numbers.
   * @throws SupplierQuoteExpired (nothing was changed), SupplierUnanswered (ask again), problem supplier-unavailable
   */
  confirmExchange(request: { supplierOrderId: string; offerId: string }): Promise<IssuedTickets>;
}
