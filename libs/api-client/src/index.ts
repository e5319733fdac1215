export { listAirBookings } from './air-bookings';
export {
  airCalendarUrl,
  airTicketsUrl,
  cancelAirOrder,
  createAirOrder,
  getAirOrder,
  getAirOrderRules,
  getSharedAirOrder,
  lookUpAirOrder,
} from './air-orders';
export { getPriceCalendar, listAirDirections } from './air-prices';
export { attachRefundDocument, confirmAirRefund, quoteAirRefund } from './air-refunds';
export { createAirSearch, getAirOffer, getFareRules, listAirOffers } from './air-search';
export { ApiProblem, isApiProblem, type NetworkProblem } from './api-problem';
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
} from './auth';
export { call } from './call';
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
  createHotelOrder,
  getHotelOrder,
  hotelCalendarUrl,
  hotelVoucherUrl,
  listHotelBookings,
  lookUpHotelOrder,
} from './hotel-orders';
export {
  describeHotel,
  findHotelLocations,
  getHotelOffer,
  hotelPictureUrl,
  listHotelCodes,
  listHotelOffers,
  listPopularHotelCities,
  searchHotels,
  suggestHotels,
} from './hotels';
export { getIp, writeJournal } from './journal';
export { cancelPayment, createPayment, getPayment } from './payments';
export { getPlace, getPlaceIndex, listCountries, searchPlaces } from './places';
export { listPoints } from './points';
export { listSandboxMessages } from './sandbox-messages';
export { createTransport, type Transport, type TransportOptions } from './transport';
export { TransportProvider, useTransport } from './transport-context';
export { changeTraveller, deleteTraveller, listTravellers, saveTraveller } from './travellers';
export type { Answer, CallOptions, Sent, WriteOptions } from './call-types';
export { useAnswersClient } from './cache/answers-client';
