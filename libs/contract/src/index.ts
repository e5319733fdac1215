export * from './account/account.exports';
export * from './air/air.exports';
export * from './content/content.exports';
export * from './hotel/hotel.exports';
export * from './payment/payment.exports';
export * from './support/support.exports';

export {
  deviceHeader,
  endpoint,
  idempotencyKeyHeader,
  orderTokenHeader,
  type Endpoint,
  type CallAddress,
} from './endpoint';
export { locales, localeSchema, type Locale } from './locale';
export { orderNumberSchema } from './order-number';
export { passengerTypeSchema, type PassengerType } from './passenger-type';
export { shareTokenSchema } from './share-token';
export {
  maxTypedNameLength,
  maxTypedNumberLength,
  orderNumberPattern,
} from './order-number.limits';
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
  searchPlacesCall,
  getPlaceIndexCall,
  getPlaceCall,
  listCountriesCall,
} from './places.calls';
export {
  countryCodeSchema,
  type CountryCode,
  currencySchema,
  instantSchema,
  localDateTimeSchema,
  moneySchema,
  placeCodeSchema,
  plainDateSchema,
} from './primitives';
export { placeCodePattern } from './primitives.limits';
export {
  issueSchema,
  problemCodes,
  problemSchema,
  type Issue,
  type Problem,
  type ProblemCode,
  type ProblemFields,
} from './problems';
