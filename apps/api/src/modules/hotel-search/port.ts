/** What other modules may know of hotel search: the catalogue the visitor saw, and who books its rooms. */
export type { HotelCatalogue } from './catalogue';
export { endOfArrival } from './end-of-arrival';
export { penaltyAt } from './penalty-at';
export { RoomRefused } from './suppliers/room-seller';
export type { RoomBooking, RoomRequest, RoomSeller } from './suppliers/room-seller';
