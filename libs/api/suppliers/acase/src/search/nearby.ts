import type { HotelObjectKind, Locale } from '@karvon/contract';
import type { NearObject } from '@karvon/hotel-supply/hotel-supplier';
import type { ObjectRecord } from '../dictionary/records';
import type { FoundHotel } from './schemas';

const texts: Record<
  HotelObjectKind,
  '@CityCentre' | '@Airport' | '@RailwayStation' | '@Underground' | '@Description'
> = {
  'city-centre': '@CityCentre',
  airport: '@Airport',
  'railway-station': '@RailwayStation',
  metro: '@Underground',
  attraction: '@Description',
};

/** 'Мякинино - Арбатско-Покровская линия - 0,5 км': a name, an addition and the distance. */
const near = /(.+?) - (\d{1,4}(?:[.,]\d{1,3})?) (?:км|km)(?:, |$)/g;

/** Objects near a hotel of a search that the city's dictionary also names; the nearest first. */
export function nearbyOf(
  hotel: FoundHotel,
  objects: readonly Record<Locale, ObjectRecord>[],
  lang: Locale,
): NearObject[] {
  const found = Object.entries(texts).flatMap(([kind, attribute]) =>
    [...hotel[attribute].matchAll(near)].flatMap(([, words = '', km = '']) => {
      const object = objects.find(
        (one) =>
          one.ru.kind === kind &&
          (words === one[lang].name || words.startsWith(`${one[lang].name} - `)),
      );
      const distance = Math.round(Number(km.replace(',', '.')) * 1000);
      return object ? [{ code: object.ru.code, distance }] : [];
    }),
  );
  return found.sort((a, b) => a.distance - b.distance);
}
