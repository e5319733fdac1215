import type { PlainDate } from '@karvon/calendar';
import type { Slice } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { IssuedTickets } from './issued-tickets';

/** A slice of an order that its traveller wants to fly on another day. */
export interface ExchangeWish {
  /** The position of the slice in the order. */
  slice: number;
  /** Its present flights. */
  before: Slice;
  date: PlainDate;
}

/** Other flights that the carrier offers for the tickets of an order. */
export interface ExchangeTerms {
  id: string;
  /** The new flights, in the order of the wishes. */
  slices: Slice[];
  /** For all passengers together. */
  fee: Money;
  /** The new fare minus the old one, for all passengers. */
  difference: Money;
  expiresAt: Date;
}

/** A supplier's calls about exchanges of issued tickets. */
export interface TicketExchanges {
  /**
   * Other flights between the same places. It changes nothing. An empty list: there are none on these days.
   * @throws SupplierTermsUnknown (an operator must find out), problem supplier-unavailable
   */
  offerExchange(request: {
    supplierOrderId: string;
    wishes: readonly ExchangeWish[];
  }): Promise<ExchangeTerms[]>;
  /**
   * Takes an offer: new tickets are issued, and the old ones are void. A repeated call returns the same numbers.
   * @throws SupplierQuoteExpired (nothing was changed), SupplierUnanswered (call again), problem supplier-unavailable
   */
  confirmExchange(request: { supplierOrderId: string; offerId: string }): Promise<IssuedTickets>;
}
