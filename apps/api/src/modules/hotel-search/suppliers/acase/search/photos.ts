import type { HotelPhotos } from '../../../photos/hotel-photos';

/** The photograph at a foreign address as we show it. */
export type PhotoAddress = HotelPhotos['address'];
