import {
  greatCircleKm,
  type CityObject,
  type Hotel,
  type HotelWorld,
  type SupplyHotelOffer,
} from '@karvon/sandbox-world';
import { objectTypes } from './codes';
import { named } from './values';

type Lang = 'ru' | 'uz';

const types: Record<Hotel['kind'], [code: number, ru: string]> = {
  hotel: [2, 'Гостиница'],
  apartments: [1, '-'],
  'guest-house': [1, '-'],
  sanatorium: [3, 'Санаторий'],
  'holiday-home': [4, 'Дом отдыха'],
  hostel: [5, 'Хостел'],
};
export const typeOf = ({ kind }: Hotel, _: Lang) => named(...types[kind]);

/** Stars and whether the state confirmed them. */
export function starsOf({ stars, registry }: Hotel) {
  const level = stars > 0 ? `Уровень ${stars} из 5` : '-';
  return {
    ...named(stars > 0 ? 6 - stars : 99, level),
    '@Value': stars > 0 ? stars : '-',
    OfficialCertificate: registry
      ? {
          ...named(2, 'Государственный'),
          Certificate: {
            ...named(3, stars > 0 ? `${stars} звезды` : '-'),
            '@ValidBefore': registry.validUntil.split('-').reverse().join('.'),
          },
        }
      : named(1, 'Нет'),
  };
}

/** Codes of HotelAmenityList. */
const amenities: Partial<Record<Hotel['amenities'][number], number>> = {
  wifi: 66,
  parking: 2,
  pool: 27,
  spa: 70,
  gym: 23,
  restaurant: 9,
  bar: 10,
  'air-conditioning': 48,
  accessible: 40,
  pets: 42,
  laundry: 11,
  kitchen: 98,
  'non-smoking': 39,
  lift: 8,
  'luggage-room': 4,
  'family-rooms': 41,
};
export const amenitiesOf = ({ amenities: has }: Hotel): number[] =>
  has.flatMap((one) => amenities[one] ?? []);

const unit: Record<Lang, string> = { ru: 'км', uz: 'km' };

export const kmTo = (hotel: Hotel, object: CityObject) =>
  Math.round(greatCircleKm(hotel, object) * 10) / 10;

/** The nearby objects of one kind, nearest first: 'Шереметьево - 22 км, Внуково - 31 км'. */
export function nearText(
  world: HotelWorld,
  hotel: Hotel,
  kind: CityObject['kind'],
  lang: Lang,
): string {
  const comma = lang === 'ru' ? ',' : '.';
  return world
    .objects(hotel.city)
    .filter((object) => object.kind === kind)
    .map((object) => ({ object, km: kmTo(hotel, object) }))
    .filter(({ km }) => kind === 'airport' || km <= 10)
    .sort((a, b) => a.km - b.km)
    .slice(0, 8)
    .map(
      ({ object, km }) => `${object.names[lang]} - ${String(km).replace('.', comma)} ${unit[lang]}`,
    )
    .join(', ');
}

export const nearTexts = (world: HotelWorld, hotel: Hotel, lang: Lang) => ({
  '@CityCentre': nearText(world, hotel, 'city-centre', lang),
  '@Airport': nearText(world, hotel, 'airport', lang),
  '@RailwayStation': nearText(world, hotel, 'railway-station', lang),
  '@Underground': nearText(world, hotel, 'metro', lang),
  '@Description': nearText(world, hotel, 'attraction', lang),
});

export const objectType = ({ kind }: CityObject, lang: Lang) =>
  named(objectTypes[kind].code, objectTypes[kind][lang === 'ru' ? 'ru' : 'en']);

const board: Record<SupplyHotelOffer['meal'], ReturnType<typeof named>[]> = {
  none: [named(1, '-')],
  breakfast: [named(3, 'Завтрак Шведский стол')],
  'half-board': [named(3, 'Завтрак Шведский стол'), named(9, 'Ужин Шведский стол')],
  'full-board': [
    named(3, 'Завтрак Шведский стол'),
    named(8, 'Обед Шведский стол'),
    named(9, 'Ужин Шведский стол'),
  ],
  'all-inclusive': [named(30, 'Все включено')],
};
export const mealsOf = ({ meal }: SupplyHotelOffer) => board[meal];
