import { IANAZone } from 'luxon';
import { findCountry } from '../places/countries';
import { greatCircleKm } from '../places/distance';
import { findPlace } from '../places/places';
import { objectsOf } from './city-objects';
import { hotelCities } from './hotel-cities';

test('at least forty cities with two and a half thousand hotels', () => {
  expect(hotelCities.filter(({ kind }) => kind === 'city').length).toBeGreaterThanOrEqual(40);
  expect(hotelCities.reduce((sum, { hotels }) => sum + hotels, 0)).toBeGreaterThanOrEqual(2500);
});

test.each(hotelCities.map((city) => [city.code, city] as const))(
  '%s has a complete row',
  (_, city) => {
    expect(findCountry(city.country)).toBeDefined();
    expect(IANAZone.isValidZone(city.zone)).toBe(true);
    for (const text of [city.names.ru, city.names.uz, city.names.en, city.nameIn.ru]) {
      expect(text).not.toBe('');
    }
    for (const number of [city.rank, city.hotels, city.radius, city.priceLevel]) {
      expect(number).toBeGreaterThan(0);
    }
  },
);

test('codes are unique, and so are places of one name in one district', () => {
  expect(new Set(hotelCities.map(({ code }) => code)).size).toBe(hotelCities.length);
  const described = hotelCities.map(({ names, admUnit1, admUnit2 }) =>
    [names.ru, admUnit1?.ru, admUnit2?.ru].join('|'),
  );
  expect(new Set(described).size).toBe(described.length);
});

test('Uzbek names are in Latin script with the right apostrophes', () => {
  for (const { code, names, nameIn, admUnit1, admUnit2 } of hotelCities) {
    const objects = objectsOf(code).map((object) => object.names.uz);
    for (const text of [names.uz, nameIn.uz, admUnit1?.uz, admUnit2?.uz, ...objects]) {
      expect(text ?? '').not.toMatch(/[Ѐ-ӿ'’‘`]/);
    }
  }
});

test('every city has sights, and every named object is in its city', () => {
  for (const city of hotelCities) {
    const objects = objectsOf(city.code);
    expect(objects.some(({ kind }) => kind === 'attraction')).toBe(true);
    expect(new Set(objects.map(({ code }) => code)).size).toBe(objects.length);
    for (const object of objects) {
      const limit = object.kind === 'airport' ? 75 : 60;
      expect([object.code, greatCircleKm(object, city) <= limit]).toEqual([object.code, true]);
    }
  }
});

test('the Russian "in" has the right preposition for each place', () => {
  const inOf = (code: string) => hotelCities.find((city) => city.code === code)?.nameIn.ru;
  expect(['TAS', 'VVO', 'HKT'].map(inOf)).toEqual(['в Ташкенте', 'во Владивостоке', 'на Пхукете']);
  expect(hotelCities.filter(({ nameIn }) => !/^(в|во|на) [А-Я]/.test(nameIn.ru))).toEqual([]);
});

test('a city of hotels is spelled as the city of flights with its code', () => {
  const spelled = hotelCities.flatMap(({ code, names }) => {
    const city = findPlace(code)?.names;
    return city ? [[code, names.ru, names.uz, city.ru.city, city.uz.city] as const] : [];
  });
  expect(spelled.length).toBeGreaterThan(20);
  expect(
    spelled.filter(([, ru, uz, flightRu, flightUz]) => ru !== flightRu || uz !== flightUz),
  ).toEqual([]);
});
