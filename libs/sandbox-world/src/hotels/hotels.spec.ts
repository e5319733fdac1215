import { createPlaceIndex } from '@karvon/place-search';
import { greatCircleKm } from '../places/distance';
import { findHotelCity, hotelCities } from './hotel-cities';
import { findHotel, hotelsOf } from './hotels';
import { hotelNouns } from './names/hotel-words';
import { postCodeOf } from './names/post-codes';

const all = hotelCities.flatMap(({ code }) => hotelsOf('test', code));

test('every hotel is found by its code, and names are unique in a city', () => {
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  for (const { code } of hotelCities) {
    const hotels = hotelsOf('test', code);
    for (const lang of ['ru', 'uz'] as const) {
      expect(new Set(hotels.map(({ names }) => names[lang])).size).toBe(hotels.length);
    }
  }
  expect(findHotel('test', 'KHV-UZ-003')?.code).toBe('KHV-UZ-003');
  expect(findHotel('test', 'TAS-999')).toBeUndefined();
});

test('a hotel has one name, written in two scripts', () => {
  const latin = createPlaceIndex(
    hotelNouns.map(({ uz }) => ({ id: uz, rank: 500, codes: [], aliases: [uz] })),
  );
  for (const { ru, uz } of hotelNouns) {
    expect([ru, latin.look(ru, 1)]).toEqual([ru, { ids: [uz], sure: true }]);
  }
});

test("a post code begins as in its city and has its country's length", () => {
  const codesOf = (city: string) =>
    hotelsOf('test', city).map((hotel) => postCodeOf(hotel.code, findHotelCity(city)!));
  for (const code of codesOf('TAS')) expect(code).toMatch(/^1000\d\d$/);
  for (const code of codesOf('MOW')) expect(code).toMatch(/^1250\d\d$/);
  for (const code of codesOf('IST')) expect(code).toMatch(/^341\d\d$/);
  expect(new Set(codesOf('DXB'))).toEqual(new Set(['']));
  const without = hotelCities.filter((city) => postCodeOf('x', city) === '');
  expect(without.map(({ country }) => country)).toEqual(['AE']);
});

test('hotels stand in their city', () => {
  const strays = all.filter((hotel) => {
    const city = findHotelCity(hotel.city)!;
    return greatCircleKm(hotel, city) > city.radius * 1.3 + 1;
  });
  expect(strays).toEqual([]);
});

test('each hotel has four to six kinds of room for at least one guest, with a standard one', () => {
  for (const { code, roomTypes } of all) {
    expect([code, roomTypes.length >= 4 && roomTypes.length <= 6]).toEqual([code, true]);
    expect(roomTypes.some(({ priceLevel }) => priceLevel === 100)).toBe(true);
    expect(new Set(roomTypes.map((room) => room.code)).size).toBe(roomTypes.length);
  }
});

test('Uzbek texts are Latin', () => {
  const texts = all.flatMap(({ names, street, district, roomTypes }) => [
    names.uz,
    street.uz,
    district?.uz ?? '',
    ...roomTypes.flatMap((room) => [room.names.uz, room.beds.uz]),
  ]);
  expect(texts.filter((text) => /[Ѐ-ӿ'’‘`]/.test(text))).toEqual([]);
});

test('stars match the facilities of a hotel', () => {
  expect(all.filter(({ stars, registry }) => stars > 0 && registry === null)).toEqual([]);
  const luxury = all.filter(({ stars }) => stars === 5);
  expect(luxury.length).toBeGreaterThan(50);
  expect(luxury.every(({ amenities }) => amenities.includes('pool'))).toBe(true);
});

test('most hotels have a guest score, and it grows with the stars', () => {
  const rated = all.filter(({ score }) => score !== null);
  expect(rated.length / all.length).toBeGreaterThan(0.85);
  expect(rated.length).toBeLessThan(all.length);
  const scores = rated.map(({ score }) => score!.tenths);
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...scores)).toBeLessThanOrEqual(98);
  const averages = [2, 3, 4, 5].map((stars) => {
    const same = rated.filter((hotel) => hotel.kind === 'hotel' && hotel.stars === stars);
    return same.reduce((sum, { score }) => sum + score!.tenths, 0) / same.length;
  });
  expect(averages).toEqual(averages.toSorted((a, b) => a - b));
});
