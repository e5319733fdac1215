export { listAirBookings } from './air/air-bookings';
export {
  acceptScheduleChange,
  airCalendarUrl,
  airTicketsUrl,
  cancelAirOrder,
  createAirOrder,
  getAirOrder,
  getAirOrderRules,
  getSharedAirOrder,
  lookUpAirOrder,
} from './air/air-orders';
export { getPriceCalendar, listAirDirections } from './air/air-prices';
export { chooseAirExtras, getAirExtras, getFareExtras } from './air/air-extras';
export { confirmAirExchange, quoteAirExchange, withdrawAirExchange } from './air/air-exchanges';
export { attachRefundDocument, confirmAirRefund, quoteAirRefund } from './air/air-refunds';
export {
  confirmPriceAlert,
  createPriceAlert,
  getPriceAlertLink,
  listPriceAlerts,
  stopPriceAlert,
  stopPriceAlertByLink,
} from './air/price-alerts';
export { createAirSearch, getAirOffer, getFareRules, listAirOffers } from './air/air-search';
export {
  ApiProblem,
  isApiProblem,
  silenceProblem,
  type NetworkProblem,
} from './transport/api-problem';
export {
  beginRecovery,
  confirmSms,
  deleteProfile,
  getMe,
  getProfile,
  login,
  logout,
  refreshSession,
  register,
  requestPassword,
  saveProfile,
  sendSms,
} from './account/auth';
export { call } from './transport/call';
export { createCallback } from './callbacks';
export {
  contentImageUrl,
  getNewsItem,
  getPage,
  listNews,
  listPages,
  searchContent,
} from './content';
export {
  cancelHotelOrder,
  changeHotelOrder,
  changeStayDates,
  offerStayDates,
  createHotelOrder,
  getHotelOrder,
  hotelCalendarUrl,
  hotelVoucherUrl,
  listHotelBookings,
  lookUpHotelOrder,
} from './hotel/hotel-orders';
export {
  describeHotel,
  findHotelLocations,
  getHotelOffer,
  hotelPictureUrl,
  listHotelCodes,
  listHotelOffers,
  listNightPrices,
  listPopularHotelCities,
  searchHotels,
  suggestHotels,
} from './hotel/hotels';
export { getIp, writeJournal } from './journal';
export { cancelPayment, createPayment, getPayment } from './payments';
export { getPlace, getPlaceIndex, listCountries, searchPlaces } from './places';
export { listPoints } from './account/points';
export { listSandboxMessages } from './sandbox-messages';
export {
  createTransport,
  type Reply,
  type Sending,
  type Transport,
  type TransportOptions,
} from './transport/transport';
export { TransportProvider, useTransport } from './transport/transport-context';
export { deleteDraft, getDraft, saveDraft } from './account/drafts';
export { deleteFavourite, keepFavourites, listFavourites } from './account/favourites';
export {
  changeTraveller,
  deleteTraveller,
  listTravellers,
  saveTraveller,
} from './account/travellers';
export type { ResponseOf, CallOptions, Sent, WriteOptions } from './transport/call-types';
export { callDefaults } from './cache/call-defaults';
export { newKey, sendOnce, type StoredKey } from './writes/attempt';
export { useWrite, type Attempt } from './writes/use-write';
export { useResponsesClient } from './cache/responses-client';
