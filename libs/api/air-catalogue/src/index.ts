/** What other modules may use of air search: the catalogue that the visitor saw, and its supplier. */
export type { AirCatalogue, FareForSale } from './catalogue';
export type { SearchObserver } from './cheapest-fares';
export { checkDay, checkEnds, placeAt, type SearchAgain } from './check-search';
export { momentIn } from '@karvon/air-supply/moment-in';
export { minutesBetween, sliceOf } from '@karvon/air-supply/slice-of';
export {
  SupplierChangeOver,
  SupplierExtrasRefused,
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
} from '@karvon/air-supply/air-supplier';
export type {
  AirlineChange,
  AirSupplier,
  CachedPrice,
  CancellationQuote,
  FareRulesText,
  Hold,
  HoldRequest,
  IssuedTickets,
  PricedExtra,
  SupplierExtras,
  SupplierPriceLine,
  SupplierSearch,
} from '@karvon/air-supply/air-supplier';
