import type { CountryCode } from '@karvon/contract';

/** The languages place names exist in. Uzbek is in its Latin script (oʻ gʻ with U+02BB). */
export type PlaceLang = 'ru' | 'uz' | 'en';

export interface AirportName {
  readonly city: string;
  /** The airport's own name, or the city's when the airport has no name of its own. */
  readonly airport: string;
}

export interface GeoPoint {
  /** Degrees, north positive. */
  readonly lat: number;
  /** Degrees, east positive. */
  readonly lon: number;
}

export interface Airport extends GeoPoint {
  readonly iata: string;
  /** The city group's code when the city has several airports, else the airport's own code. */
  readonly cityCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: CountryCode;
  readonly names: Readonly<Record<PlaceLang, AirportName>>;
  /** IANA time zone, known to the running Node. */
  readonly zone: string;
  /** Popularity with our visitors, 0–1000, higher first. */
  readonly rank: number;
  /** Other spellings and old names people still type. */
  readonly aliases: readonly string[];
}

/** A choice of a visitor: a single airport, or a city with all its airports. */
export interface Place extends GeoPoint {
  /** IATA code, unique among places. */
  readonly code: string;
  readonly kind: 'city' | 'airport';
  readonly country: CountryCode;
  readonly names: Readonly<Record<PlaceLang, AirportName>>;
  readonly zone: string;
  readonly rank: number;
  readonly aliases: readonly string[];
  /** Airports behind the place, most popular first; one for an airport. */
  readonly airports: readonly string[];
}
