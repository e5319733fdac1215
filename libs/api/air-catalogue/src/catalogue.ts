import type { AirOfferDetail, Fare, Locale, Slice } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { CountriesOnWay } from '@karvon/travel-documents';
import type { ReadNames } from './dictionary';
import type { AirSupplier, PricedOffer, SupplierPriceLine } from '@karvon/air-supply/air-supplier';

/** A fare of an offer with its present price, as an order stores it. */
export interface FareForSale {
  offer: PricedOffer;
  /** The price with our fees, exactly as list, detail and order show it. */
  fare: Fare;
  /** The price that the supplier must confirm at the hold. */
  supplierTotal: Money;
  /** The supplier does not hold the seats of this fare without payment. */
  instant: boolean;
  /** For all airports of the route. */
  countries: CountriesOnWay;
}

/** What other modules may use of air search: the prices and names that the visitor saw. */
export interface AirCatalogue {
  supplier: AirSupplier;
  /** The visitor's total for the supplier's price lines, fees and acquiring included. */
  totalOf(lines: readonly SupplierPriceLine[]): Money;
  /** @throws problem offer-expired, sold-out, supplier-unavailable */
  priceOffer(offerId: string, lang: Locale): Promise<AirOfferDetail>;
  /** @throws problem offer-expired (also for an unknown fare), sold-out, supplier-unavailable */
  priceFare(offerId: string, fareId: string): Promise<FareForSale>;
  /** Names of the carriers, airports and cities in these slices; in English for documents used abroad. */
  dictionary: ReadNames;
  /** Whether the route touches a country other than this one. */
  leaves(country: string, slices: readonly Slice[]): boolean;
}
