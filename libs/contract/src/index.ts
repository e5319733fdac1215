export {
  airOrderSchema,
  airOrderStatusSchema,
  airOrderWithTokenSchema,
  attachRefundDocument,
  cancelAirOrder,
  confirmAirRefund,
  createAirOrder,
  createAirOrderSchema,
  getAirCalendar,
  getAirOrder,
  getAirOrderRules,
  getAirTickets,
  getSharedAirOrder,
  lookUpAirOrder,
  orderPassengerSchema,
  sharedAirOrderSchema,
  shareTokenSchema,
  type AirOrder,
  type AirOrderStatus,
  type AirOrderWithToken,
  type CreateAirOrder,
  type SharedAirOrder,
} from './air/air-order';
export {
  airBookingSchema,
  listAirBookings,
  type AirBooking,
  type AirBookings,
} from './air/air-bookings';
export {
  airDirectionSchema,
  getPriceCalendar,
  listAirDirections,
  priceCalendarQuerySchema,
  priceCalendarSchema,
  pricedDaySchema,
  seenPriceSchema,
  type AirDirection,
  type PriceCalendar,
  type PriceCalendarQuery,
  type PricedDay,
  type SeenPrice,
} from './air/air-prices';
export {
  airRefundSchema,
  claimReasonSchema,
  quoteAirRefund,
  refundLineSchema,
  refundPartSchema,
  refundQuoteSchema,
  refundReasonSchema,
  refundStateSchema,
  type AirRefund,
  type ClaimReason,
  type RefundLine,
  type RefundPart,
  type RefundQuote,
  type RefundReason,
  type RefundState,
} from './air/air-refund';
export {
  newRefundDocumentSchema,
  refundDocumentKindSchema,
  refundDocumentSchema,
  type RefundDocument,
  type RefundDocumentKind,
} from './air/refund-document';
export { refundDocumentLimits } from './air/refund-document-limits';
export {
  airOfferDetailSchema,
  airOfferSchema,
  airOffersPageSchema,
  airSearchRequestSchema,
  airSearchSchema,
  createAirSearch,
  fareRulesSchema,
  getAirOffer,
  getFareRules,
  listAirOffers,
  routeLegSchema,
  type AirOffer,
  type AirOfferDetail,
  type AirOffersPage,
  type AirSearch,
  type AirSearchRequest,
  type FareRules,
} from './air/air-search';
export {
  beginRecovery,
  confirmSms,
  deleteProfile,
  getMe,
  getProfile,
  login,
  logout,
  newPinSchema,
  profileSchema,
  refreshSession,
  register,
  requestPassword,
  saveProfile,
  sendSms,
  sessionSchema,
  smsCodeSchema,
  usernameSchema,
  type Profile,
  type ProfileChange,
  type Registration,
  type SessionAnswer,
  type SmsWait,
} from './account/auth';
export {
  callbackPromiseSchema,
  callbackTopicSchema,
  createCallback,
  type CallbackPromise,
  type CallbackRequest,
  type CallbackTopic,
} from './support/callbacks';
export {
  blockSchema,
  contentImageSchema,
  inlineLinkSchema,
  inlineSchema,
  textRunSchema,
  type Block,
  type ContentImage,
  type Inline,
  type TextRun,
} from './content/article';
export {
  companyPageSchema,
  contentHitSchema,
  getContentImage,
  getNewsFeed,
  getNewsItem,
  getPage,
  listNews,
  listPages,
  newsItemSchema,
  newsPageSchema,
  newsSummarySchema,
  pageSummarySchema,
  searchContent,
  type CompanyPage,
  type ContentHit,
  type NewsItem,
  type NewsPage,
  type NewsSummary,
} from './content/content';
export {
  deviceHeader,
  endpoint,
  idempotencyKeyHeader,
  orderTokenHeader,
  type Endpoint,
  type CallAddress,
} from './endpoint';
export {
  baggageSchema,
  conditionSchema,
  fareFamilySchema,
  fareFeatureSchema,
  fareSchema,
  fareSummarySchema,
  inclusionSchema,
  passengerTypeSchema,
  priceBreakdownSchema,
  sliceBaggageSchema,
  travellersSchema,
  type Baggage,
  type SliceBaggage,
  type Condition,
  type Fare,
  type FareFamily,
  type FareSummary,
  type PassengerType,
  type PriceBreakdown,
  type Travellers,
} from './air/fare';
export {
  hotelBookingSchema,
  listHotelBookings,
  type HotelBooking,
  type HotelBookings,
} from './hotel/hotel-bookings';
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
} from './hotel/hotel-detail';
export {
  cancellationSchema,
  hotelGuestsSchema,
  hotelMealSchema,
  hotelOfferSchema,
  longestStayNights,
  type Cancellation,
  type HotelGuests,
  type HotelMeal,
  type HotelOffer,
} from './hotel/hotel-offer';
export {
  cancelHotelOrder,
  createHotelOrder,
  createHotelOrderSchema,
  getHotelCalendar,
  getHotelOrder,
  getHotelVoucher,
  guestNameSchema,
  hotelBookerSchema,
  hotelCancelReasonSchema,
  hotelGuestSchema,
  hotelOrderSchema,
  hotelOrderStatusSchema,
  hotelOrderWithTokenSchema,
  lookUpHotelOrder,
  type CreateHotelOrder,
  type HotelBooker,
  type HotelCancelReason,
  type HotelGuest,
  type HotelOrder,
  type HotelOrderStatus,
  type HotelOrderWithToken,
} from './hotel/hotel-order';
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
} from './hotel/places/hotel-place';
export {
  hotelSuggestionSchema,
  suggestHotels,
  type HotelSuggestion,
} from './hotel/places/hotel-suggestions';
export {
  freeCancellationSchema,
  hotelAmenitySchema,
  hotelKindSchema,
  hotelObjectKindSchema,
  hotelObjectSchema,
  hotelPictureSchema,
  hotelSearchAnswerSchema,
  hotelSearchRequestSchema,
  hotelSummarySchema,
  searchHotels,
  type FreeCancellation,
  type HotelAmenity,
  type HotelKind,
  type HotelObject,
  type HotelObjectKind,
  type HotelPicture,
  type HotelSearchAnswer,
  type HotelSearchRequest,
  type HotelSummary,
} from './hotel/hotel-search';
export {
  cabinSchema,
  dictionarySchema,
  layoverSchema,
  segmentSchema,
  selfTransferSchema,
  sliceSchema,
  technicalStopSchema,
  type Cabin,
  type Dictionary,
  type Layover,
  type Segment,
  type Slice,
  type TechnicalStop,
} from './air/itinerary';
export {
  getIp,
  journalEntrySchema,
  productTagSchema,
  writeJournal,
  type JournalEntry,
  type ProductTag,
} from './support/journal';
export { locales, localeSchema, type Locale } from './locale';
export { orderNumberSchema } from './order-number';
export { paymentMethodSchema, type PaymentMethod } from './payment/payment-method';
export {
  orderPaymentSchema,
  paymentStatusSchema,
  type OrderPayment,
  type PaymentStatus,
} from './payment/payment-status';
export {
  cancelPayment,
  createPayment,
  getPayment,
  orderKindSchema,
  paymentSchema,
  type Payment,
} from './payment/payments';
export {
  listPoints,
  pointsEntrySchema,
  pointsReasonSchema,
  type PointsEntry,
  type PointsPage,
  type PointsReason,
} from './account/points';
export {
  countrySchema,
  getPlace,
  getPlaceIndex,
  indexedPlaceSchema,
  listCountries,
  nearbyPlaceSchema,
  placeSchema,
  searchPlaces,
  type Country,
  type IndexedPlace,
  type NearbyPlace,
  type Place,
  type PlaceIndexFile,
} from './places';
export {
  countryCodeSchema,
  currencySchema,
  instantSchema,
  localDateTimeSchema,
  moneySchema,
  placeCodeSchema,
  plainDateSchema,
} from './primitives';
export {
  issueSchema,
  problemCodes,
  problemSchema,
  type Issue,
  type Problem,
  type ProblemCode,
  type ProblemFields,
} from './problems';
export {
  listSandboxMessages,
  sandboxMessageSchema,
  type SandboxMessage,
} from './support/sandbox-messages';
export {
  bookerSchema,
  documentSchema,
  emailSchema,
  latinNameSchema,
  passengerSchema,
  phoneSchema,
  type Booker,
  type Passenger,
} from './account/traveller-data';
export {
  changeTraveller,
  deleteTraveller,
  listTravellers,
  savedTravellerSchema,
  saveTraveller,
  travellerSchema,
  type SavedTraveller,
  type Traveller,
  type TravellerList,
} from './account/travellers';
export { userSchema, type User } from './account/user';
export { listAirBookingsCall } from './air/air-bookings.calls';
export {
  createAirOrderCall,
  lookUpAirOrderCall,
  getAirOrderCall,
  cancelAirOrderCall,
  confirmAirRefundCall,
  attachRefundDocumentCall,
  getAirOrderRulesCall,
  getSharedAirOrderCall,
} from './air/air-order.calls';
export { getPriceCalendarCall, listAirDirectionsCall } from './air/air-prices.calls';
export { quoteAirRefundCall } from './air/air-refund.calls';
export {
  createAirSearchCall,
  listAirOffersCall,
  getAirOfferCall,
  getFareRulesCall,
} from './air/air-search.calls';
export {
  registerCall,
  confirmSmsCall,
  loginCall,
  requestPasswordCall,
  beginRecoveryCall,
  sendSmsCall,
  refreshSessionCall,
  getMeCall,
  logoutCall,
  getProfileCall,
  saveProfileCall,
  deleteProfileCall,
} from './account/auth.calls';
export { createCallbackCall } from './support/callbacks.calls';
export {
  listNewsCall,
  getNewsItemCall,
  listPagesCall,
  getPageCall,
  searchContentCall,
} from './content/content.calls';
export { listHotelBookingsCall } from './hotel/hotel-bookings.calls';
export {
  describeHotelCall,
  listHotelOffersCall,
  getHotelOfferCall,
} from './hotel/hotel-detail.calls';
export {
  createHotelOrderCall,
  lookUpHotelOrderCall,
  getHotelOrderCall,
  cancelHotelOrderCall,
} from './hotel/hotel-order.calls';
export {
  findHotelLocationsCall,
  listPopularHotelCitiesCall,
  listHotelCodesCall,
} from './hotel/places/hotel-place.calls';
export { suggestHotelsCall } from './hotel/places/hotel-suggestions.calls';
export { searchHotelsCall } from './hotel/hotel-search.calls';
export { writeJournalCall, getIpCall } from './support/journal.calls';
export { createPaymentCall, cancelPaymentCall, getPaymentCall } from './payment/payments.calls';
export {
  searchPlacesCall,
  getPlaceIndexCall,
  getPlaceCall,
  listCountriesCall,
} from './places.calls';
export { listPointsCall } from './account/points.calls';
export { listSandboxMessagesCall } from './support/sandbox-messages.calls';
export {
  listTravellersCall,
  saveTravellerCall,
  changeTravellerCall,
  deleteTravellerCall,
} from './account/travellers.calls';
