import type { HotelAmenity, HotelKind, HotelObjectKind } from '@karvon/contract';

/** Codes of ObjTypeList. */
const kinds: Record<string, HotelKind> = {
  '2': 'hotel',
  '3': 'sanatorium',
  '4': 'holiday-home',
  '5': 'hostel',
  '6': 'holiday-home',
};
export const kindOf = (code: string | undefined): HotelKind => kinds[code ?? ''] ?? 'hotel';

/** Codes of HotelAmenityList; visitors do not choose hotels by the others. */
const amenities: Record<string, HotelAmenity> = {
  '2': 'parking',
  '3': 'parking',
  '4': 'luggage-room',
  '8': 'lift',
  '9': 'restaurant',
  '10': 'bar',
  '11': 'laundry',
  '23': 'gym',
  '26': 'pool',
  '27': 'pool',
  '39': 'non-smoking',
  '40': 'accessible',
  '41': 'family-rooms',
  '42': 'pets',
  '47': 'air-conditioning',
  '48': 'air-conditioning',
  '59': 'wifi',
  '60': 'wifi',
  '66': 'wifi',
  '68': 'wifi',
  '70': 'spa',
  '98': 'kitchen',
  '99': 'kitchen',
};
export const amenitiesOf = (codes: readonly { '@Code': string }[]): HotelAmenity[] => [
  ...new Set(codes.flatMap((one) => amenities[one['@Code']] ?? [])),
];

/** Codes of ObjectTypeList that our contract has a kind for. */
export const objectTypes: readonly { code: string; kind: HotelObjectKind }[] = [
  { code: '1000042', kind: 'city-centre' },
  { code: '800001', kind: 'airport' },
  { code: '1000039', kind: 'railway-station' },
  { code: '800104', kind: 'metro' },
  { code: '900001', kind: 'attraction' },
];

/** The supplier's administrative unit "not defined". */
export const UNDEFINED_UNIT = '1';
