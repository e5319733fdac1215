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

/** One direction to fly; a way back is a leg of its own. */
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

/** How far a search is: of the sellers behind a supplier, those that have answered and those that could not. */
export interface SellersHeard {
  answered: number;
  failed: number;
  total: number;
}

/** What the supplier asks per passenger of a type, before our fees. */
export interface SupplierPriceLine {
  /** `all`: the supplier tells one sum for everybody, and `count` is 1. */
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
  /** Of each slice, in their order; null is not said. */
  baggage: SliceBaggage[];
  refund: Condition;
  exchange: Condition;
  features: Fare['features'];
}

export interface SupplierOffer {
  id: string;
  validatingCarrier: string;
  kind: AirOffer['kind'];
  slices: Slice[];
  /** Cheapest first. */
  fares: SupplierFare[];
  /** Set where several suppliers sell: what is added to our fee in basis points, and the place in their list. */
  seller?: { markUp: number; priority: number };
}

/** An offer asked for again just now: these are the prices it can be held at. */
export interface PricedOffer extends SupplierOffer {
  travellers: Travellers;
  cabin: Cabin;
  expiresAt: Date;
  /** The supplier keeps no seats without money: `order` instead of `hold`. */
  instantPaymentRequired: boolean;
  /** IATA codes of carriers whose bonus card may be entered. */
  loyaltyProgrammes: string[];
}

/** A question for prices as the supplier saw them last: for calendars, not for selling. */
export interface CachedPricesRequest {
  origin: string;
  destination: string;
  /** `back` is null one way. */
  trips: { out: PlainDate; back: PlainDate | null }[];
  travellers: Travellers;
  cabin: Cabin;
  /** Nonstop flights only. */
  directOnly: boolean;
  /** Journeys count in which the traveller has to join tickets himself. */
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
  /** The same sections in each language of the storefront. */
  sections: Record<'ru' | 'uz', { title: string; text: string }[]>;
  /** As the carrier filed it, in English. */
  original: string;
}

export interface HoldRequest {
  /** Our own reference, unique per order: what `find` asks by when an answer never came. */
  reference: string;
  offerId: string;
  fareId: string;
  passengers: Passenger[];
  contact: Booker;
  /** Σ count × (tariff + taxes) of the price we agreed to. */
  supplierTotal: Money;
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

export interface IssuedTickets {
  /** 13 digits; `passengerIndex` is the position in the hold's passengers. */
  tickets: { passengerIndex: number; number: string }[];
}

/** What the carrier was paid for a ticketed order, or a part of it, and what it keeps when that is given back. */
export interface CancellationQuote {
  id: string;
  tariff: { paid: Money; kept: Money };
  taxes: { paid: Money; kept: Money };
  expiresAt: Date;
}

export interface CancellationRequest {
  supplierOrderId: string;
  /** Null: the passenger changed his mind. */
  reason: ClaimReason | null;
  /** A person has the carrier's word that it takes nothing, whatever its records say. */
  waived: boolean;
  /** Flights of passengers, by their places in the hold; left out: all that is still to be flown. */
  part?: RefundPart;
}

/** What the carrier's own records say happened to the flights. */
export type Disruption = { kind: 'cancelled' } | { kind: 'delayed'; minutes: number };

/**
 * Who sells us seats. Refusals are thrown as problems (`offer-expired`, `sold-out`, `hold-refused`,
 * `passenger-data-refused`, `supplier-unavailable`); an answer that never came is `SupplierUnanswered`.
 */
export interface AirSupplier {
  /**
   * Offers in batches as the sellers behind it answer, each with how many have been heard of. Ends when all have, or on
   * abort. A seller that fails is counted and never hidden; rejects when nothing at all could be asked.
   */
  search(
    request: SupplierSearch,
    onBatch: (offers: SupplierOffer[], sellers: SellersHeard) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** The lowest prices it remembers; trips it knows nothing of are left out. Rejects or ends early on abort. */
  cachedPrices(request: CachedPricesRequest, signal: AbortSignal): Promise<CachedPrice[]>;
  /** @throws problem offer-expired, sold-out, supplier-unavailable */
  price(offerId: string): Promise<PricedOffer>;
  /** @throws problem offer-expired */
  rules(offerId: string, fareId: string): Promise<FareRulesText>;
  /**
   * Takes seats without payment. A reference that is held already gets its hold back.
   * @throws problem hold-refused, sold-out, passenger-data-refused, offer-expired, supplier-unavailable;
   *   SupplierPriceChanged; SupplierUnanswered (outcome unknown: `find`, never hold again)
   */
  hold(request: HoldRequest): Promise<Hold>;
  /**
   * Buys seats that cannot be held; the money is there. A reference that is bought already gets the same answer.
   * @throws as `hold`; after SupplierUnanswered ask again with the same reference
   */
  order(request: HoldRequest): Promise<Hold & IssuedTickets>;
  /** The hold (or order) made under our reference, or null when there is none. */
  find(reference: string): Promise<Hold | null>;
  /**
   * Issues tickets of a paid order; asked again, it answers the same numbers.
   * @throws SupplierIssueRefused (a person must look), SupplierUnanswered (ask again)
   */
  issue(request: { supplierOrderId: string; reference: string }): Promise<IssuedTickets>;
  /** Gives seats without tickets back; an order cancelled already is fine. */
  cancel(request: { supplierOrderId: string }): Promise<void>;
  /** What happened to the flights of an order; null: they go as sold. */
  findDisruption(request: { supplierOrderId: string }): Promise<Disruption | null>;
  /**
   * The carrier's sums for giving a ticketed order, or a part of it, back; nothing changes yet. The sums paid for its parts
   * add up to the order's.
   * @throws SupplierTermsUnknown (a person must ask), problem supplier-unavailable
   */
  quoteCancellation(request: CancellationRequest): Promise<CancellationQuote>;
  /**
   * Gives back what a quote is about, and nothing else; confirmed already is fine.
   * @throws SupplierQuoteExpired (too old, or some of it was given back since), SupplierUnanswered (outcome unknown: `findCancellation`), problem supplier-unavailable
   */
  confirmCancellation(request: { quoteId: string }): Promise<void>;
  /** What became of a quote; null: there is none. */
  findCancellation(quoteId: string): Promise<'open' | 'confirmed' | null>;
}

export { SupplierPriceChanged, SupplierUnanswered } from '../../../supplier-errors';

/** Paid and held, but the carrier would not issue. */
export class SupplierIssueRefused extends Error {
  override name = 'SupplierIssueRefused';
}

/** The carrier's sums have changed or its offer to cancel has run out: quote again. */
export class SupplierQuoteExpired extends Error {
  override name = 'SupplierQuoteExpired';
}

/** Neither the fare nor the carrier says what a cancellation costs. */
export class SupplierTermsUnknown extends Error {
  override name = 'SupplierTermsUnknown';
}
