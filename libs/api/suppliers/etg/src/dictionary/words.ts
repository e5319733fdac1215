import type { HotelAmenity, HotelKind } from '@karvon/contract';

const kinds: Record<string, HotelKind> = {
  Resort: 'holiday-home',
  Sanatorium: 'sanatorium',
  Guesthouse: 'guest-house',
  BNB: 'guest-house',
  Apartment: 'apartments',
  'Apart-hotel': 'apartments',
  Cottages_and_Houses: 'apartments',
  Villas_and_Bungalows: 'apartments',
  Hostel: 'hostel',
};
/** A kind that visitors do not choose by is a hotel. */
export const kindOf = (kind: string): HotelKind => kinds[kind] ?? 'hotel';

/** Values of `serp_filters` and `room_amenities`; only a few are documented, the others are assumed. */
const amenities: Record<string, HotelAmenity> = {
  has_internet: 'wifi',
  'wi-fi': 'wifi',
  has_parking: 'parking',
  has_pool: 'pool',
  has_spa: 'spa',
  has_fitness: 'gym',
  has_meal: 'restaurant',
  has_bar: 'bar',
  has_breakfast: 'breakfast-room',
  has_airport_transfer: 'airport-transfer',
  'air-conditioning': 'air-conditioning',
  air_conditioning: 'air-conditioning',
  has_kids: 'family-rooms',
  has_disabled_support: 'accessible',
  has_pets: 'pets',
  has_laundry: 'laundry',
  kitchen: 'kitchen',
  'non-smoking': 'non-smoking',
  has_lift: 'lift',
  has_luggage_storage: 'luggage-room',
};
export const amenitiesOf = (values: readonly string[] | null | undefined): HotelAmenity[] => [
  ...new Set((values ?? []).flatMap((value) => amenities[value] ?? [])),
];

const photoSize = '1024x768';
/** An address of a picture has a place for its size. */
export const pictureUrl = (url: string): string => url.replace('{size}', photoSize);
