export { hotelOfferQuery } from './data/hotel-offer.query';
export {
  HotelBookingPage,
  loadGuestForm,
  type HotelBookingPageProps,
} from './pages/hotel-booking-page/hotel-booking-page';
export { type GuestSlot } from './model/guest-slot';
