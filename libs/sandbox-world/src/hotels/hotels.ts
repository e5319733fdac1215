import { addDays, type PlainDate } from '@karvon/calendar';
import { hotelAmenitySchema, type HotelAmenity, type HotelKind } from '@karvon/contract';
import { chance, draw, pick } from '../basics/chance';
import { greatCircleKm } from '../places/distance';
import type { GeoPoint } from '../places/place';
import { objectsOf } from './city-objects';
import type { Hotel } from './hotel';
import type { Bilingual, HotelCity } from './hotel-city';
import { findHotelCity, hotelCities } from './hotel-cities';
import { guestScoreOf } from './guest-score';
import { districts } from './names/districts';
import { hotelNouns, hotelWords } from './names/hotel-words';
import { streetsOf } from './names/streets';
import { roomTypesOf } from './room-types';

const kmPerDegree = 111.2;

function kindOf(key: string, city: HotelCity): HotelKind {
  const at = chance(`${key}|kind`);
  if (city.code === 'KSL-RU' || city.code === 'OMN') return at < 0.4 ? 'sanatorium' : 'hotel';
  if (at < 0.66) return 'hotel';
  if (at < 0.78) return 'guest-house';
  if (at < 0.88) return 'apartments';
  if (at < 0.96) return 'hostel';
  return city.radius >= 8 ? 'holiday-home' : 'hotel';
}

function starsOf(key: string, kind: HotelKind): number {
  if (kind === 'hostel' || kind === 'apartments') return 0;
  if (kind === 'guest-house') return draw(`${key}|stars`, 0, 3);
  const at = chance(`${key}|stars`);
  return at < 0.1 ? 2 : at < 0.55 ? 3 : at < 0.88 ? 4 : 5;
}

/** Hotels are placed mostly near the centre and the sights. */
function positionOf(key: string, city: HotelCity): GeoPoint {
  const anchors = objectsOf(city.code).filter(
    ({ kind, ...point }) => kind !== 'airport' && greatCircleKm(point, city) <= city.radius,
  );
  const anchor = pick(`${key}|anchor`, anchors);
  const spread = 0.15 + city.radius * 0.25 * chance(`${key}|far`) ** 2;
  const angle = 2 * Math.PI * chance(`${key}|angle`);
  const lat = anchor.lat + (spread * Math.sin(angle)) / kmPerDegree;
  const shrink = Math.cos((anchor.lat * Math.PI) / 180);
  const lon = anchor.lon + (spread * Math.cos(angle)) / (kmPerDegree * shrink);
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { lat: round(lat), lon: round(lon) };
}

const likely: Partial<Record<HotelAmenity, readonly [atLeastStars: number, otherwise: number]>> = {
  wifi: [0, 1],
  'non-smoking': [0, 0.8],
  'luggage-room': [2, 0.5],
  'breakfast-room': [3, 0.4],
  'air-conditioning': [3, 0.6],
  lift: [4, 0.25],
  restaurant: [4, 0.25],
  'round-the-clock-desk': [3, 0.4],
  laundry: [4, 0.3],
  gym: [5, 0.12],
  spa: [5, 0.08],
  pool: [5, 0.1],
  bar: [5, 0.15],
};

function amenitiesOf(key: string, kind: HotelKind, stars: number): HotelAmenity[] {
  return hotelAmenitySchema.options.filter((amenity) => {
    if (amenity === 'kitchen') return kind === 'apartments' || kind === 'hostel';
    const [atLeast, otherwise] = likely[amenity] ?? [6, 0.28];
    return stars >= atLeast || chance(`${key}|${amenity}`) < otherwise;
  });
}

/** Tries nouns and words in the hotel's own order, and takes the first pair that no other hotel of the city has. */
function nameOf(key: string, stars: number, taken: Set<string>): Bilingual {
  const words = hotelWords.filter(({ minStars }) => stars >= minStars).flatMap((w) => w.words);
  const start = draw(`${key}|name`, 0, hotelNouns.length * words.length - 1);
  for (let step = 0; ; step++) {
    const at = start + step;
    const noun = hotelNouns[at % hotelNouns.length]!;
    const word = words[Math.floor(at / hotelNouns.length) % words.length]!;
    const name = { ru: `${noun.ru} ${word.ru}`.trim(), uz: `${noun.uz} ${word.uz}`.trim() };
    if (taken.has(name.ru)) continue;
    taken.add(name.ru);
    return name;
  }
}

function nearestDistrict(city: HotelCity, point: GeoPoint): Bilingual | null {
  const near = districts
    .filter((district) => district.city === city.code)
    .sort((a, b) => greatCircleKm(a, point) - greatCircleKm(b, point));
  return near[0]?.names ?? null;
}

/** Russia classifies hostels and guest houses too, without stars; some are not classified yet. */
const isClassifiedWithoutStars = (key: string, { country }: HotelCity, kind: HotelKind) =>
  country === 'RU' && kind !== 'apartments' && chance(`${key}|classified`) < 0.75;

const registryStart: PlainDate = '2026-12-31';

const hotelCode = ({ code }: HotelCity, index: number) =>
  `${code}-${String(index + 1).padStart(3, '0')}`;

function createHotel(seed: string, city: HotelCity, index: number, taken: Set<string>): Hotel {
  const code = hotelCode(city, index);
  const key = `${seed}|${code}`;
  const kind = kindOf(key, city);
  const stars = starsOf(key, kind);
  const built = draw(`${key}|built`, 1962, 2024);
  const floors =
    kind === 'guest-house' ? draw(`${key}|floors`, 2, 3) : draw(`${key}|floors`, 3, 16);
  const rooms = floors * draw(`${key}|perFloor`, 4, kind === 'guest-house' ? 6 : 14);
  const reconstructed = built < 2012 ? draw(`${key}|reconstructed`, 2013, 2025) : null;
  const position = positionOf(key, city);
  return {
    code,
    city: city.code,
    centreKm: greatCircleKm(position, city),
    kind,
    stars,
    score: guestScoreOf(key, { kind, stars, built, reconstructed, rooms }),
    ...position,
    names: nameOf(key, stars, taken),
    street: pick(`${key}|street`, streetsOf(city.country)),
    house: String(draw(`${key}|house`, 1, 148)),
    district: nearestDistrict(city, position),
    amenities: amenitiesOf(key, kind, stars),
    built,
    reconstructed,
    floors,
    rooms,
    checkIn: pick(`${key}|in`, ['12:00', '14:00', '14:00', '15:00']),
    checkOut: pick(`${key}|out`, ['11:00', '12:00', '12:00']),
    registry:
      stars > 0 || isClassifiedWithoutStars(key, city, kind)
        ? {
            number: `${city.country}-${draw(`${key}|registry`, 100_000, 999_999)}`,
            validUntil: addDays(registryStart, draw(`${key}|valid`, 30, 1400)),
          }
        : null,
    roomTypes: roomTypesOf(key, kind, stars),
  };
}

const built = new Map<string, readonly Hotel[]>();

/** The hotels of a city, the same for the same seed; empty for an unknown city. */
export function hotelsOf(seed: string, cityCode: string): readonly Hotel[] {
  const key = `${seed}|${cityCode}`;
  const known = built.get(key);
  if (known) return known;
  const city = findHotelCity(cityCode);
  const taken = new Set<string>();
  const hotels = city
    ? Array.from({ length: city.hotels }, (_, index) => createHotel(seed, city, index, taken))
    : [];
  built.set(key, hotels);
  return hotels;
}

/** A hotel by its code, 'TAS-017'. */
export function findHotel(seed: string, code: string): Hotel | undefined {
  const city = hotelCities.find((candidate) => code.startsWith(`${candidate.code}-`));
  return city && hotelsOf(seed, city.code).find((hotel) => hotel.code === code);
}
