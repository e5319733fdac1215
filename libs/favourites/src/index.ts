export type { HotelWords, Market } from './model/market';
export { ComparePage, type ComparePageProps } from './pages/compare-page/compare-page';
export { FavouritesPage, type FavouritesPageProps } from './pages/favourites-page/favourites-page';
