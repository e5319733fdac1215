import type { CountryCode, HotelAmenity, HotelKind, Position } from '@karvon/contract';

/** The stored part of a hotel's content, in one language. */
export interface HotelRecord {
  /** The number of the hotel (`hid`). */
  code: string;
  city: string;
  cityName: string;
  isCity: boolean;
  /** ISO 3166-1 alpha-2. */
  country: CountryCode;
  name: string;
  address: string;
  picture: string;
  position: Position;
  stars: number;
  certified: boolean;
  kind: HotelKind;
  amenities: HotelAmenity[];
}
