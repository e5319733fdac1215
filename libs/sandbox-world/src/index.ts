export { airports, findAirport } from './places/airports';
export { countries, findCountry, type Country } from './places/countries';
export { greatCircleKm } from './places/distance';
export type { Airport, AirportName, GeoPoint, Place, PlaceLang } from './places/place';
export { placeAliases, type PlaceAliases } from './places/place-aliases';
export { cityCodeOf, findPlace, namedPlaces, places, placesNear } from './places/places';
export {
  routeBehaviour,
  sandboxBehaviours,
  surnameBehaviour,
  type RouteBehaviour,
  type RouteMagic,
  type SurnameBehaviour,
  type SurnameMagic,
} from './flights/network/behaviours';
export { aircraftName } from './flights/carriers/aircraft-names';
export type { Carrier, CarrierKind, CarrierNames } from './flights/carriers/carrier';
export { findCarrier } from './flights/carriers/carriers';
export type { SupplyCurrency } from './basics/currency';
export type { Baggage, FareFamilyKey, FareFeature, Inclusion } from './flights/fares/fare-families';
export type { Cabin } from './flights/fares/fare-price';
export type { SupplyBag } from './flights/extras/bags';
export {
  maySit,
  type SupplySeat,
  type SupplySeatMap,
  type SupplySeatRow,
} from './flights/extras/seat-map';
export type { SupplyFareRules, SupplyRule } from './flights/fares/fare-rules';
export {
  createFlightWorld,
  type FlightWorld,
  type FlightWorldOptions,
  type SupplyExtras,
} from './flights/flight-world';
export type { FromPrice, FromPriceQuery } from './flights/offers/from-price';
export { bookingHorizonDays } from './flights/search/horizon';
export type { Repriced } from './flights/offers/reprice';
export type {
  SupplyCondition,
  SupplyFare,
  SupplyFareSlice,
  SupplyLayover,
  SupplyMoment,
  SupplyOffer,
  SupplyPassengerPrice,
  SupplyPassengers,
  SupplySearch,
  SupplySegment,
  SupplySlice,
  SupplyTechnicalStop,
} from './flights/fares/supply-offer';
export { emissionsKg } from './flights/offers/emissions';
export type { PassengerType as SupplyPassengerType, TaxName } from './flights/fares/taxes';
export { cityObjectAliases, hotelCityAliases } from './hotels/city-aliases';
export type { Hotel, RoomType } from './hotels/hotel';
export {
  guestBehaviour,
  guestMagic,
  hotelBehaviour,
  hotelMagic,
  type GuestBehaviour,
  type HotelBehaviour,
} from './hotels/hotel-behaviours';
export type { Bilingual, CityObject, HotelCity } from './hotels/hotel-city';
export { hotelLegal, type HotelLegal } from './hotels/hotel-legal';
export { nightDates, stayHorizonDays } from './hotels/hotel-offers';
export {
  drawHotelPicture,
  picturesOf,
  pictureSize,
  roomScene,
  type PictureScene,
} from './hotels/pictures/hotel-picture';
export { guestReviews, type WorldReview } from './hotels/reviews/guest-reviews';
export { hotelRequirements, hotelStory } from './hotels/hotel-story';
export {
  createHotelWorld,
  type FoundHotel,
  type HotelWorld,
  type HotelWorldOptions,
  type RecalledHotelOffer,
  type WantedOffers,
} from './hotels/hotel-world';
export { sleepers, type Stay } from './hotels/stay';
export type {
  MealPlan,
  SupplyAmount,
  SupplyCancellation,
  SupplyHotelOffer,
} from './hotels/supply-hotel-offer';
