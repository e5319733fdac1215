import { abroad } from './cities/abroad';
import { russia } from './cities/russia';
import { uzbekistan } from './cities/uzbekistan';
import { readCityTable } from './city-table';
import type { HotelCity } from './hotel-city';

/** Every place with hotels, most popular first. */
export const hotelCities: readonly HotelCity[] = [uzbekistan, russia, abroad]
  .flatMap(readCityTable)
  .sort((a, b) => b.rank - a.rank);

const byCode = new Map(hotelCities.map((city) => [city.code, city]));

/** The city of a code, or undefined. */
export function findHotelCity(code: string): HotelCity | undefined {
  return byCode.get(code);
}
