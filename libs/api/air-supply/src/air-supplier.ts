import type { PlainDate } from '@karvon/calendar';
import type {
  AirOffer,
  Booker,
  Cabin,
  ClaimReason,
  Condition,
  Fare,
  FareFamily,
  Passenger,
  PassengerType,
  RefundPart,
  Slice,
  SliceBaggage,
  Travellers,
} from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { AirlineChanges } from './airline-change';
import type { TicketExchanges } from './exchange-tickets';
import type { IssuedTickets } from './issued-tickets';
import type { ExtraSales, PricedExtra } from './sell-extras';

/** One direction to fly; the way back is another leg. */
export interface SearchLeg {
  origin: string;
  destination: string;
  date: PlainDate;
}

export interface SupplierSearch {
  legs: SearchLeg[];
  travellers: Travellers;
  cabin: Cabin;
}

/** The progress of a search: how many sellers of a supplier have answered, and how many have failed. */
export interface SellersHeard {
  answered: number;
  failed: number;
  total: number;
}

/** The supplier's price per passenger of a type, before our fees. */
export interface SupplierPriceLine {
  /** `all`: the supplier tells one sum for all passengers, and `count` is 1. */
  passengerType: PassengerType | 'all';
  count: number;
  tariff: Money;
  taxes: Money;
}

export interface SupplierFare {
  id: string;
  family: FareFamily;
  name: string;
  lines: SupplierPriceLine[];
  bookingClasses: string[];
  fareBasis: string;
  /** For each slice, in order; null when the carrier does not tell it. */
  baggage: SliceBaggage[];
  refund: Condition;
  exchange: Condition;
  features: Fare['features'];
  /** For each flight, if flights differ. */
  flightFeatures?: Fare['flightFeatures'];
}

export interface SupplierOffer {
  id: string;
  validatingCarrier: string;
  kind: AirOffer['kind'];
  slices: Slice[];
  /** Cheapest first. */
  fares: SupplierFare[];
  /** CO₂ of all passengers in kilograms; absent if the supplier does not tell it. */
  emissionsKg?: number;
  /** Set when there are several suppliers: the supplier's mark-up in basis points, which is added to our fee, and its rank. */
  seller?: { markUp: number; priority: number };
}

/** An offer that was priced again: it can be held at these prices. */
export interface PricedOffer extends SupplierOffer {
  travellers: Travellers;
  cabin: Cabin;
  expiresAt: Date;
  /** Ids of the fares whose seats the supplier does not hold without payment: call `order` instead of `hold`. */
  instantFares: readonly string[];
  /** IATA codes of carriers whose bonus card may be entered. */
  loyaltyProgrammes: string[];
}

/** A request for prices that the supplier remembers: for calendars, not for sale. */
export interface CachedPricesRequest {
  origin: string;
  destination: string;
  /** `back` is null one way. */
  trips: { out: PlainDate; back: PlainDate | null }[];
  travellers: Travellers;
  cabin: Cabin;
  /** Nonstop flights only. */
  directOnly: boolean;
  /** True: itineraries with self-transfers count too. */
  selfTransfers: boolean;
}

export interface CachedPrice {
  out: PlainDate;
  back: PlainDate | null;
  /** Null: nothing is sold. */
  lines: SupplierPriceLine[] | null;
  observedAt: Date;
}

export interface FareRulesText {
  /** The same sections in each language of the storefront; `lang` marks a text in another language. */
  sections: Record<'ru' | 'uz', { title: string; text: string; lang?: 'en' }[]>;
  /** The carrier's filed text, in English. */
  original: string;
}

export interface HoldRequest {
  /** Our own reference, unique for each order: `find` uses it when a response was lost. */
  reference: string;
  offerId: string;
  fareId: string;
  passengers: Passenger[];
  contact: Booker;
  /** Σ count × (tariff + taxes) of the agreed price. */
  supplierTotal: Money;
  /** Bought together with the seats, by `order` only; `supplierTotal` is without them. */
  extras?: readonly PricedExtra[];
}

export interface Hold {
  pnr: string;
  supplierOrderId: string;
  payBefore: Date;
  /** Null: the price may change until it is paid. */
  priceGuaranteedUntil: Date | null;
  /** Σ count × (tariff + taxes). */
  total: Money;
}

/** The price paid to the carrier for an order with tickets, or a part of it, and how much of it a refund keeps. */
export interface CancellationQuote {
  id: string;
  tariff: { paid: Money; kept: Money };
  taxes: { paid: Money; kept: Money };
  expiresAt: Date;
}

export interface CancellationRequest {
  supplierOrderId: string;
  /** The reason of a forced refund; null for a voluntary one. */
  reason: ClaimReason | null;
  /** True: an operator has agreed with the carrier that it keeps nothing. */
  waived: boolean;
  /** Slices of passengers, by their index in the hold; if left out, everything that is still to be flown. */
  part?: RefundPart;
}

/**
 * A supplier of seats. Refusals are thrown as problems (`offer-expired`, `sold-out`, `hold-refused`, `passenger-data-refused`,
 * `supplier-unavailable`); a lost response as `SupplierUnanswered`.
 */
export interface AirSupplier extends AirlineChanges, ExtraSales, TicketExchanges {
  /**
   * Finds offers in batches, as the sellers answer; each batch has the progress. Ends when all sellers have answered, or on
   * abort. Sellers that fail are counted. Rejects when no seller could be requested.
   */
  search(
    request: SupplierSearch,
    onBatch: (offers: SupplierOffer[], sellers: SellersHeard) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** The lowest prices that the supplier remembers; unknown trips are left out. Rejects or ends early on abort. */
  cachedPrices(request: CachedPricesRequest, signal: AbortSignal): Promise<CachedPrice[]>;
  /** @throws problem offer-expired, sold-out, supplier-unavailable */
  price(offerId: string): Promise<PricedOffer>;
  /** @throws problem offer-expired */
  rules(offerId: string, fareId: string): Promise<FareRulesText>;
  /**
   * Holds seats without payment. A repeated reference returns the same hold.
   * @throws problem hold-refused, sold-out, passenger-data-refused, offer-expired, supplier-unavailable;
   * SupplierPriceChanged; SupplierUnanswered (outcome unknown: `find`, never hold again)
   */
  hold(request: HoldRequest): Promise<Hold>;
  /**
   * Buys seats that cannot be held, after the payment. A repeated reference returns the same order.
   * @throws as `hold`; after SupplierUnanswered call again with the same reference; SupplierExtrasRefused: nothing was bought,
   * call again without the extras
   */
  order(request: HoldRequest): Promise<Hold & IssuedTickets>;
  /** The hold (or order) made under our reference, or null if there is none. */
  find(reference: string): Promise<Hold | null>;
  /**
   * Issues the tickets of a paid order. A repeated call returns the same numbers.
   * @throws SupplierIssueRefused (an operator must look), SupplierUnanswered (call again)
   */
  issue(request: { supplierOrderId: string; reference: string }): Promise<IssuedTickets>;
  /** Gives back seats that have no tickets. A repeated call changes nothing. */
  cancel(request: { supplierOrderId: string }): Promise<void>;
  /**
   * The carrier's sums for a refund of an order with tickets, or of a part of it. It changes nothing. The sums paid for all parts
   * add up to the price of the order.
   * @throws SupplierTermsUnknown (an operator must find out), problem supplier-unavailable
   */
  quoteCancellation(request: CancellationRequest): Promise<CancellationQuote>;
  /**
   * Gives back the seats of a quote. A repeated call changes nothing.
   * @throws SupplierQuoteExpired (too old, or a part of it was given back since), SupplierUnanswered (outcome unknown:
   * `findCancellation`), problem supplier-unavailable
   */
  confirmCancellation(request: { quoteId: string }): Promise<void>;
  /** The state of a quote; null if there is none. */
  findCancellation(quoteId: string): Promise<'open' | 'confirmed' | null>;
}

export { SupplierChangeOver, type AirlineChange } from './airline-change';
export type { IssuedTickets } from './issued-tickets';
export { SupplierExtrasRefused, type PricedExtra, type SupplierExtras } from './sell-extras';
export { SupplierPriceChanged, SupplierUnanswered } from '@karvon/platform/supplier-errors';

/** The carrier does not issue the tickets of a paid order. */
export class SupplierIssueRefused extends Error {
  override name = 'SupplierIssueRefused';
}

/** The quote has expired or its sums have changed: request a new one. */
export class SupplierQuoteExpired extends Error {
  override name = 'SupplierQuoteExpired';
}

/** Neither the fare nor the carrier tells the price of a cancellation. */
export class SupplierTermsUnknown extends Error {
  override name = 'SupplierTermsUnknown';
}
