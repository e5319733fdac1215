import type {
  CountryCode,
  HotelAmenity,
  HotelKind,
  HotelObjectKind,
  Position,
} from '@karvon/contract';

/** The stored part of the supplier's dictionaries, in one language. */
export interface CityRecord {
  code: string;
  /** ISO 3166-1 alpha-2. */
  country: CountryCode;
  name: string;
  /** 'Москве', after "в"; '' where the supplier does not tell it. */
  prepositive: string;
  isCity: boolean;
  region: string | null;
  district: string | null;
  position: Position;
}

export interface HotelRecord {
  code: string;
  city: string;
  name: string;
  address: string;
  zip: string;
  picture: string;
  position: Position;
  stars: number;
  certified: boolean;
  kind: HotelKind;
  amenities: HotelAmenity[];
}

export interface ObjectRecord {
  code: string;
  city: string;
  kind: HotelObjectKind;
  name: string;
}

/** Code of a citizenship by ISO 3166-1 alpha-2. */
export interface CitizenshipRecord {
  code: string;
  country: CountryCode;
}

/** 2 breakfast, 3 lunch, 4 dinner. */
export interface MealRecord {
  code: string;
  type: string;
}
