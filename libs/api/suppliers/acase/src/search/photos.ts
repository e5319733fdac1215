import type { HotelPhotos } from '@karvon/hotel-supply/photos/hotel-photos';

/** Turns the supplier's address of a photograph into ours. */
export type PhotoAddress = HotelPhotos['address'];
