export {
  AirSearchForm,
  type AirSearchFormProps,
} from './components/air-search-form/air-search-form';
export { LinkChanges } from './components/link-changes/late-changes';
export { LazySearchForm } from './components/named-search-form/lazy-search-form';
export { NamedSearchForm } from './components/named-search-form/named-search-form';
export { NearbyOffers, type NearbyOffersProps } from './components/nearby-offers/nearby-offers';
export { offersQuery, type FoundOffers } from './data/offers.query';
export { offersPreviewQuery } from './data/offers-preview.query';
export { placeQuery, placesQuery } from './data/places.query';
export { searchQuery } from './data/search.query';
export { parseView } from './model/results/results-view';
export { carriedPlaceCodes } from './model/search/draft-text';
export {
  criteriaQuery,
  parseCriteria,
  sameSearch,
  placeCodes,
  type SearchCriteria,
} from './model/search/search-criteria';
export {
  PriceAlertPage,
  type PriceAlertPageProps,
} from './pages/price-alert-page/price-alert-page';
export {
  AirResultsPage,
  loadAirResults,
  type AirResultsPageProps,
} from './pages/air-results-page/air-results-page';
