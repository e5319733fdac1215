import type { HotelPhotos } from '../../photos/hotel-photos';

/** Turns the supplier's address of a photograph into ours. */
export type PhotoAddress = HotelPhotos['address'];
