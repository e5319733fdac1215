/** What other modules use of hotel search: the catalogue that visitors see, and the seller of its rooms. */
export type { HotelCatalogue } from './catalogue';
export type { HotelListDesk } from './links/hotel-desk';
export { endOfArrival } from '@karvon/hotel-supply/end-of-arrival';
export { penaltyAt } from '@karvon/hotel-supply/penalty-at';
export type { SupplierHotelOffer } from '@karvon/hotel-supply/hotel-supplier';
export { RoomRefused } from '@karvon/hotel-supply/room-seller';
export type { RoomBooking, RoomRequest, RoomSeller } from '@karvon/hotel-supply/room-seller';
