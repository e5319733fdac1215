export {
  airBookingSchema,
  listAirBookings,
  type AirBooking,
  type AirBookings,
} from './air-bookings';
export { listAirBookingsCall } from './air-bookings.calls';
export { confirmAirExchange, quoteAirExchange, withdrawAirExchange } from './air-exchange';
export {
  confirmAirExchangeCall,
  quoteAirExchangeCall,
  withdrawAirExchangeCall,
} from './air-exchange.calls';
export { extraKey } from './extras/extra-key';
export { chooseAirExtras, getAirExtras, getFareExtras } from './air-extras';
export { chooseAirExtrasCall, getAirExtrasCall, getFareExtrasCall } from './air-extras.calls';
export {
  airExtrasSchema,
  extraSchema,
  extrasOfferSchema,
  seatDesignatorSchema,
  type AirExtras,
  type BagOffer,
  type Extra,
  type ExtrasChoice,
  type ExtrasOffer,
  type ExtrasState,
  type MappedSeat,
  type SeatMap,
} from './extras/extras';
export { maxBagsOfOneKind, maxExtras, maxSegmentsOfSlice } from './extras/extras.limits';
export { getAirCalendar, getAirTickets } from './air-papers';
export {
  airExchangeSchema,
  exchangeOfferSchema,
  exchangeQuoteSchema,
  exchangeStateSchema,
  exchangeWishesSchema,
  type AirExchange,
  type ExchangeOffer,
  type ExchangeQuote,
  type ExchangeState,
  type ExchangeWishes,
} from './exchange';
export {
  acceptScheduleChange,
  airOrderSchema,
  airOrderStatusSchema,
  airOrderWithTokenSchema,
  attachRefundDocument,
  cancelAirOrder,
  confirmAirRefund,
  createAirOrder,
  createAirOrderSchema,
  getAirOrder,
  getAirOrderRules,
  getSharedAirOrder,
  lookUpAirOrder,
  orderPassengerSchema,
  sharedAirOrderSchema,
  type AirOrder,
  type AirOrderStatus,
  type AirOrderWithToken,
  type CreateAirOrder,
  type SharedAirOrder,
} from './air-order';
export {
  acceptScheduleChangeCall,
  createAirOrderCall,
  lookUpAirOrderCall,
  getAirOrderCall,
  cancelAirOrderCall,
  confirmAirRefundCall,
  attachRefundDocumentCall,
  getAirOrderRulesCall,
  getSharedAirOrderCall,
} from './air-order.calls';
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
} from './air-prices';
export { getPriceCalendarCall, listAirDirectionsCall } from './air-prices.calls';
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
} from './air-refund';
export { quoteAirRefundCall } from './air-refund.calls';
export { maxRefundCommentLength } from './air-refund.limits';
export {
  airOfferDetailSchema,
  airOfferSchema,
  airOffersPageSchema,
  airSearchRequestSchema,
  airSearchSchema,
  createAirSearch,
  fareRulesSchema,
  getAirOffer,
  getCarrierLogo,
  getFareRules,
  listAirOffers,
  routeLegSchema,
  type AirOffer,
  type AirOfferDetail,
  type AirOffersPage,
  type AirSearch,
  type AirSearchRequest,
  type FareRules,
} from './air-search';
export {
  createAirSearchCall,
  listAirOffersCall,
  getAirOfferCall,
  getFareRulesCall,
} from './air-search.calls';
export { maxLegs } from './air-search.limits';
export {
  baggageSchema,
  conditionSchema,
  fareFamilySchema,
  fareFeatureSchema,
  fareFeaturesSchema,
  fareSchema,
  fareSummarySchema,
  inclusionSchema,
  priceBreakdownSchema,
  sliceBaggageSchema,
  travellersSchema,
  type Baggage,
  type SliceBaggage,
  type Condition,
  type Fare,
  type FareFamily,
  type FareFeatures,
  type FareSummary,
  type PriceBreakdown,
  type Travellers,
} from './fare/fare';
export { baggageState, conditionEnd, conditionState, travellerTypes } from './fare/fare-facts';
export { maxBabies, maxChildren, maxTravellers } from './fare/fare.limits';
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
} from './itinerary';
export {
  newRefundDocumentSchema,
  refundDocumentKindSchema,
  refundDocumentSchema,
  type RefundDocument,
  type RefundDocumentKind,
} from './refund-document';
export { refundDocumentLimits } from './refund-document.limits';
export {
  scheduleChangeKindSchema,
  scheduleChangeSchema,
  scheduleChangeStateSchema,
  type ScheduleChange,
  type ScheduleChangeKind,
  type ScheduleChangeState,
} from './schedule-change';
export {
  confirmPriceAlert,
  createPriceAlert,
  getPriceAlertLink,
  listPriceAlerts,
  priceAlertRequestSchema,
  priceAlertSchema,
  priceAlertStatusSchema,
  priceAlertTokenSchema,
  stopPriceAlert,
  stopPriceAlertByLink,
  type OwnPriceAlert,
  type PriceAlert,
  type PriceAlertLink,
  type PriceAlertRequest,
  type PriceAlertStatus,
} from './price-alerts';
export {
  confirmPriceAlertCall,
  createPriceAlertCall,
  getPriceAlertLinkCall,
  listPriceAlertsCall,
  stopPriceAlertByLinkCall,
  stopPriceAlertCall,
} from './price-alerts.calls';
