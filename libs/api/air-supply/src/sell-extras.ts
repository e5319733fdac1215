import type { Extra, ExtrasOffer, PassengerType } from '@karvon/contract';
import type { Money } from '@karvon/money';

/** Bags and seats that a supplier sells beside a fare, at the supplier's prices, before our fees. */
export type SupplierExtras = ExtrasOffer;

/** An extra with the supplier's price of all its pieces. */
export type PricedExtra = Extra & { price: Money };

/** The order or offer whose extras are requested. */
export interface ExtrasRequest {
  /** Null: there is no order yet, or its seats are bought only once it is paid; the offer is asked. */
  supplierOrderId: string | null;
  offerId: string;
  fareId: string;
  /** In the order of the hold's passengers. */
  passengers: readonly PassengerType[];
}

/** A supplier's calls about extras beside the fare of an order. */
export interface ExtraSales {
  /**
   * What is sold now for a hold, for an order with tickets, or for an offer: of one that can be held, what its hold will be sold, at
   * the same prices. It changes nothing. Both lists are empty where nothing is sold.
   * @throws problem offer-expired, supplier-unavailable
   */
  offerExtras(request: ExtrasRequest): Promise<SupplierExtras>;
  /**
   * Buys extras for an order with tickets, all or none. A repeated reference buys nothing twice.
   * @throws SupplierExtrasRefused, SupplierUnanswered (call again with the same reference), problem supplier-unavailable
   */
  buyExtras(request: {
    supplierOrderId: string;
    /** Our own reference, unique for each purchase. */
    reference: string;
    extras: readonly PricedExtra[];
  }): Promise<void>;
}

/** The extras are gone or dearer; none was bought. */
export class SupplierExtrasRefused extends Error {
  override name = 'SupplierExtrasRefused';
}
