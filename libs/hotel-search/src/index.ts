export {
  HotelSearchForm,
  type HotelSearchFormProps,
} from './components/hotel-search-form/hotel-search-form';
export { useHotelWords } from './components/hotel-facts/use-hotel-words';
export { SearchChanges } from './components/link-changes/late-changes';
export { LazyHotelSearchForm } from './components/named-hotel-form/lazy-hotel-form';
export { PopularCities, type PopularCitiesProps } from './components/popular-cities/popular-cities';
export { ViewedHotels, type ViewedHotelsProps } from './components/viewed-hotels/viewed-hotels';
export { hotelOffersQuery, hotelQuery } from './data/hotel.query';
export { firstHotelsQuery, hotelsQuery } from './data/hotels.query';
export { locationQuery, popularLocationsQuery } from './data/locations.query';
export {
  criteriaQuery,
  parseCity,
  parseCriteria,
  sameSearch,
  type HotelCriteria,
} from './model/hotel-criteria';
export { parseView, type ListView } from './model/list-view';
export { parseStay, type Stay } from './model/stay';
export { HotelPage, type HotelPageProps } from './pages/hotel-page/hotel-page';
export { HotelsPage, loadHotels } from './pages/hotels-page/hotels-page';
export type { HotelsPageProps } from './pages/hotels-page/hotels-page-props';
