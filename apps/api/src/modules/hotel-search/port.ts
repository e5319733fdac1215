/** What other modules use of hotel search: the catalogue that visitors see, and the seller of its rooms. */
export type { HotelCatalogue } from './catalogue';
export type { HotelListDesk } from './links/hotel-desk';
export { endOfArrival } from './end-of-arrival';
export { penaltyAt } from './penalty-at';
export type { SupplierHotelOffer } from './suppliers/hotel-supplier';
export { RoomRefused } from './suppliers/room-seller';
export type { RoomBooking, RoomRequest, RoomSeller } from './suppliers/room-seller';
