export { HeartButton, type HeartButtonProps } from './heart/heart-button';
export { LateHeart } from './heart/late-heart';
export { useRefusals } from './heart/use-refusals';
export {
  firstDayOf,
  stayQueryOf,
  travellersOf,
  type FavouriteItem,
  type FlightItem,
  type FlightMark,
  type HotelItem,
  type FavouriteStay,
} from './model/item';
export { offerItem } from './model/offer-item';
export { readItem } from './model/read-item';
export { writeItem } from './model/write-item';
export { keepFavourite, synchronise } from './store/favourites-store';
export { useFavourites } from './store/use-favourites';
