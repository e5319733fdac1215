export { airports, findAirport } from './places/airports';
export { countries, findCountry, type Country } from './places/countries';
export { greatCircleKm } from './places/distance';
export type { Airport, AirportName, GeoPoint, Place, PlaceLang } from './places/place';
export { placeAliases, type PlaceAliases } from './places/place-aliases';
export { airportsOf, findPlace, places } from './places/places';
