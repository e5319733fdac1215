import type { CountryCode } from '@karvon/contract';
import type { GeoPoint } from '../places/place';

/** A text in the storefront's languages; Uzbek in Latin script. */
export interface Bilingual {
  readonly ru: string;
  readonly uz: string;
}

/** A city or locality that has hotels. */
export interface HotelCity extends GeoPoint {
  readonly code: string;
  readonly kind: 'city' | 'locality';
  /** ISO 3166-1 alpha-2. */
  readonly country: CountryCode;
  /** IANA time zone. */
  readonly zone: string;
  /** Popularity with our visitors, 0–1000, higher first. */
  readonly rank: number;
  /** How many hotels the sandbox world has there. */
  readonly hotels: number;
  /** The radius of the area with hotels, in kilometres. */
  readonly radius: number;
  /** The price level of a night compared with Tashkent, in per cent. */
  readonly priceLevel: number;
  readonly names: Bilingual & { readonly en: string };
  /** After "hotels in": "в Ташкенте", "Toshkentda". */
  readonly nameIn: Bilingual;
  /** Region, then district; they distinguish places of one name. */
  readonly admUnit1: Bilingual | null;
  readonly admUnit2: Bilingual | null;
  readonly aliases: readonly string[];
}

/** An object that a hotel may be near. */
export interface CityObject extends GeoPoint {
  readonly code: string;
  readonly city: string;
  readonly kind: 'airport' | 'railway-station' | 'metro' | 'attraction' | 'city-centre';
  readonly names: Bilingual;
}
