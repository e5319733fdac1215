import {
  countries,
  createHotelWorld,
  type Hotel,
  type HotelCity,
  type HotelWorld,
  type RoomType,
} from '@karvon/sandbox-world';
import { createHash } from 'node:crypto';

const { cities } = createHotelWorld({ seed: 'codes', now: new Date(0) });
const FIRST_REGION = 6_053_001;

const regionIds = new Map(cities.map(({ code }, index) => [code, FIRST_REGION + index]));
export const regionId = ({ code }: Pick<HotelCity, 'code'>): number => regionIds.get(code)!;
export const cityByRegion = (id: unknown): HotelCity | undefined =>
  cities.find((city) => regionId(city) === id);

/** 'TAS-017' as a number of at most ten digits. */
export const hidOf = ({ code, city }: Pick<Hotel, 'code' | 'city'>): number =>
  (regionIds.get(city)! - FIRST_REGION + 8_001) * 1_000 + Number(code.slice(-3));

export function hotelByHid(world: HotelWorld, hid: unknown): Hotel | undefined {
  if (typeof hid !== 'number' || !Number.isInteger(hid)) return undefined;
  const city = cities[Math.floor(hid / 1_000) - 8_001];
  return city && world.hotel(`${city.code}-${String(hid % 1_000).padStart(3, '0')}`);
}

/** The supplier's own numbers of countries. */
export const countryValue = (iso2: string): number =>
  countries.findIndex((one) => one.iso2 === iso2) + 1;

const qualities = [2, 3, 5, 6, 7, 8, 17, 18, 19, 20, 21, 22, 23, 24, 25];
const beddingOf = ({ bedding }: RoomType): number => {
  if (bedding.includes('double')) return 3;
  if (bedding.includes('bunk')) return 1;
  return bedding.length > 1 ? 4 : 2;
};

/** The properties of a room; the quality distinguishes the rooms of a hotel. */
export const roomKind = ({ roomTypes }: Hotel, code: string) => {
  const index = roomTypes.findIndex((room) => room.code === code);
  const room = roomTypes[index]!;
  return {
    ...{ class: 3, quality: qualities[index] ?? 0, sex: 0, bathroom: 2 },
    ...{ bedding: beddingOf(room), family: 0, capacity: Math.min(6, room.maxGuests) },
    ...{ club: 0, bedrooms: 0, balcony: 0, view: 0, floor: 0 },
  };
};

/** A hash in the supplier's format: 'h-027a29bc-eb54-…'. */
export function hashOf(kind: 'm' | 'h' | 'p', ...parts: unknown[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([kind, parts]))
    .digest('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `${kind}-${groups.join('-')}-${hex.slice(20, 32)}`;
}

/** Minor units with a dot and two decimals. */
export const writeSum = (minor: number): string => (minor / 100).toFixed(2);

/** A moment with an offset as UTC, without a zone. */
export const writeMoment = (local: string | Date): string =>
  new Date(local).toISOString().slice(0, 19);
