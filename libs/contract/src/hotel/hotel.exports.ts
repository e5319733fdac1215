export {
  guestPartySchema,
  guestReviewSchema,
  type GuestParty,
  type GuestReview,
} from './reviews/guest-review';
export { maxReviewLetters, maxReviews } from './reviews/guest-review.limits';
export {
  hotelBookingSchema,
  listHotelBookings,
  type HotelBooking,
  type HotelBookings,
} from './hotel-bookings';
export { listHotelBookingsCall } from './hotel-bookings.calls';
export {
  bookedHotelSchema,
  describeHotel,
  getHotelOffer,
  getHotelPicture,
  hotelDescriptionSchema,
  hotelLegalSchema,
  hotelOfferDetailSchema,
  hotelRoomSchema,
  listHotelOffers,
  type HotelDescription,
  type HotelOfferDetail,
  type HotelRoom,
} from './hotel-detail';
export { describeHotelCall, listHotelOffersCall, getHotelOfferCall } from './hotel-detail.calls';
export {
  cancellationSchema,
  hotelGuestsSchema,
  hotelLevySchema,
  hotelMealSchema,
  hotelOfferSchema,
  type Cancellation,
  type HotelBeds,
  type HotelGuests,
  type HotelLevy,
  type HotelLevyKind,
  type HotelMeal,
  type HotelOffer,
} from './hotel-offer';
export { maxAdultGuests, maxChildAge, maxChildGuests, maxNights } from './hotel-offer.limits';
export {
  cancelHotelOrder,
  changeHotelOrder,
  createHotelOrder,
  createHotelOrderSchema,
  getHotelCalendar,
  getHotelOrder,
  getHotelVoucher,
  hotelBookerSchema,
  hotelCancelReasonSchema,
  hotelOrderSchema,
  hotelOrderStatusSchema,
  hotelOrderWithTokenSchema,
  lookUpHotelOrder,
  type CreateHotelOrder,
  type HotelBooker,
  type HotelCancelReason,
  type HotelOrder,
  type HotelOrderStatus,
  type HotelOrderWithToken,
} from './hotel-order';
export {
  createHotelOrderCall,
  lookUpHotelOrderCall,
  getHotelOrderCall,
  cancelHotelOrderCall,
  changeHotelOrderCall,
} from './hotel-order.calls';
export { hotelGuestSchema, type HotelGuest } from './hotel-guest';
export {
  stayChangeSchema,
  stayChangeStateSchema,
  type StayChange,
  type StayChangeState,
} from './stay-change';
export {
  changeStayDates,
  offerStayDates,
  stayDatesOfferSchema,
  type StayDatesOffer,
} from './stay-dates';
export { changeStayDatesCall, offerStayDatesCall } from './stay-dates.calls';
export { isListed, isSoldNow, leadingFirst, leadingOffer, listedOffer } from './sold-now';
export { listNightPrices, nightPriceSchema, type NightPrice } from './nights/night-prices';
export { listNightPricesCall } from './nights/night-prices.calls';
export { guestNameSchema } from './guest-name';
export { guestNamePattern, maxGuestNameLength, maxHotelCommentLength } from './hotel-order.limits';
export {
  hotelAlternativeSchema,
  hotelAmenitySchema,
  hotelKindSchema,
  hotelObjectKindSchema,
  hotelObjectSchema,
  hotelPictureSchema,
  hotelSearchResponseSchema,
  hotelSearchRequestSchema,
  hotelSellersSchema,
  hotelSummarySchema,
  searchHotels,
  type GuestScore,
  type HotelAlternative,
  type HotelAmenity,
  type HotelKind,
  type HotelObject,
  type HotelObjectKind,
  type HotelPicture,
  type HotelSearchResponse,
  type HotelSearchRequest,
  type HotelSellers,
  type HotelSummary,
} from './hotel-search';
export { searchHotelsCall } from './hotel-search.calls';
export {
  findHotelLocations,
  hotelLocationSchema,
  listHotelCodes,
  listPopularHotelCities,
  popularHotelCitySchema,
  positionSchema,
  type HotelLocation,
  type PopularHotelCity,
  type Position,
} from './places/hotel-place';
export {
  findHotelLocationsCall,
  listPopularHotelCitiesCall,
  listHotelCodesCall,
} from './places/hotel-place.calls';
export { hotelSuggestionSchema, suggestHotels, type HotelSuggestion } from './hotel-suggestions';
export { suggestHotelsCall } from './hotel-suggestions.calls';
export { costlySteps } from './costly-steps';
export { roomGuests, roomParties, sleepAlone, type RoomParty } from './room-parties';
