export { respond, refuse, unreachable, waiting, type Call } from './responses';
export type { FeatureGallery, GalleryState, GalleryVisitor } from './gallery';
export { buildHotelOffer, buildHotelOfferDetail } from './builders/hotel';
export {
  buildFinishedHotelOrder,
  buildHotelBooking,
  buildHotelOrder,
  buildStayChange,
} from './builders/hotel-order';
export {
  buildHotelDescription,
  buildHotelLocation,
  buildHotelSearchResponse,
  buildHotelSummary,
} from './builders/hotel-search';
export {
  buildAirBooking,
  buildPointsEntry,
  buildPriceAlert,
  buildTraveller,
  buildUser,
} from './builders/account';
export { buildCountries } from './builders/country';
export { buildConnectingItinerary, buildItinerary, buildSegment } from './builders/itinerary';
export {
  buildDictionary,
  buildFare,
  buildFareSummary,
  buildOffer,
  buildOfferDetail,
} from './builders/offer';
export { buildBagOffer, buildExtras, buildExtrasOffer, buildSeatMap } from './builders/extras';
export {
  buildCancelledFlight,
  buildOrder,
  buildPaidOrder,
  buildPayment,
  buildRefund,
  buildExchange,
  buildScheduleChange,
  buildSharedOrder,
} from './builders/order';
export { buildCity, buildPlace } from './builders/place';
export { buildCompanyPage, buildNewsItem, buildNewsSummary } from './builders/text';
