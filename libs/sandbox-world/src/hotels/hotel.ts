import type { PlainDate } from '@karvon/calendar';
import type { GuestScore, HotelAmenity, HotelKind } from '@karvon/contract';
import type { GeoPoint } from '../places/place';
import type { Bilingual } from './hotel-city';

/** A hotel's own data, without rooms for a stay. */
export interface Hotel extends GeoPoint {
  /** The hotel's code: 'TAS-017'. */
  readonly code: string;
  readonly city: string;
  /** The distance to the centre of the city. */
  readonly centreKm: number;
  readonly kind: HotelKind;
  /** From 1 to 5; 0 without a category. */
  readonly stars: number;
  /** Null where nobody has written a review yet. */
  readonly score: GuestScore | null;
  readonly names: Bilingual;
  readonly street: Bilingual;
  readonly house: string;
  readonly district: Bilingual | null;
  readonly amenities: readonly HotelAmenity[];
  readonly built: number;
  readonly reconstructed: number | null;
  readonly floors: number;
  readonly rooms: number;
  /** 'HH:mm'. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** Entry in the state register; null for a hotel without a confirmed category. */
  readonly registry: { readonly number: string; readonly validUntil: PlainDate } | null;
  readonly roomTypes: readonly RoomType[];
}

export type Bed = 'single' | 'double' | 'bunk' | 'sofa';

export interface RoomType {
  /** Unique in its hotel: 'standard-twin'. */
  readonly code: string;
  readonly names: Bilingual;
  readonly beds: Bilingual;
  /** The beds for a drawing, from left to right. */
  readonly bedding: readonly Bed[];
  /** How many adults and children who need a bed fit in. */
  readonly maxGuests: number;
  readonly maxExtraBeds: number;
  /** The area in square metres. */
  readonly area: number;
  readonly amenities: readonly HotelAmenity[];
  /** The price compared with the hotel's standard double, in per cent. */
  readonly priceLevel: number;
}
