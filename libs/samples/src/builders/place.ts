import type { Place } from '@karvon/contract';

/** An airport, Tashkent's, in Russian. */
export function buildPlace(changes: Partial<Place> = {}): Place {
  return {
    kind: 'airport',
    code: 'TAS',
    cityCode: 'TAS',
    city: 'Ташкент',
    airport: 'Ташкент',
    country: 'UZ',
    countryName: 'Узбекистан',
    airports: [],
    ...changes,
  };
}

/** A city with several airports, Moscow, in Russian. */
export function buildCity(changes: Partial<Place> = {}): Place {
  return buildPlace({
    kind: 'city',
    code: 'MOW',
    cityCode: 'MOW',
    city: 'Москва',
    airport: null,
    country: 'RU',
    countryName: 'Россия',
    airports: ['SVO', 'DME', 'VKO', 'ZIA'],
    ...changes,
  });
}
