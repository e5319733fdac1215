import { findCountry } from '../places/countries';
import type { PlaceAliases } from '../places/place-aliases';
import type { HotelCity } from './hotel-city';

/** Everything a visitor may type to mean this city, for `createPlaceIndex` of place-search. */
export function hotelCityAliases(city: HotelCity): PlaceAliases {
  const { names, aliases, admUnit1, admUnit2 } = city;
  const country = findCountry(city.country);
  const units = [admUnit1, admUnit2].flatMap((unit) => (unit ? [unit.ru, unit.uz] : []));
  return {
    id: city.code,
    rank: city.rank,
    codes: /^[A-Z]{3}$/.test(city.code) ? [city.code] : [],
    aliases: [...new Set([names.ru, names.uz, names.en, ...aliases])],
    secondary: [],
    context: [...units, ...(country ? Object.values(country.names) : [])],
  };
}
