import type { CountryCode, Locale, Position } from '@karvon/contract';
import { findCountry } from '@karvon/sandbox-world';
import type { SupplierLocation } from './hotel-supplier';
import type { Both } from './two-languages';
import { zoneAt } from './zone-at';

/** A city as a supplier's list tells of it in one language. */
export interface ListedCity {
  code: string;
  /** ISO 3166-1 alpha-2. */
  country: CountryCode;
  name: string;
  /** 'в Москве', after "hotels"; left out where the supplier does not tell it: 'в городе Москва'. */
  nameIn?: string;
  isCity: boolean;
  region: string | null;
  district: string | null;
  position: Position;
}

/**
 * A city of a supplier's list in the port's terms, with the time zone of the country's nearest airport. A city with more hotels
 * is assumed to be more popular.
 * @param max how many hotels the city with most of them has
 */
export function locationOf(city: Both<ListedCity>, hotels: number, max: number): SupplierLocation {
  const { ru, uz } = city;
  const timeZone = zoneAt(ru);
  const country = findCountry(ru.country);
  const shown = (one: ListedCity, lang: Locale) => ({
    code: ru.code,
    kind: ru.isCity ? ('city' as const) : ('locality' as const),
    name: one.name,
    nameIn:
      one.nameIn ??
      (lang === 'ru' ? `в ${ru.isCity ? 'городе ' : ''}${one.name}` : `${one.name}da`),
    country: ru.country,
    countryName: country?.names[lang] ?? ru.country,
    admUnit1: one.region,
    admUnit2: one.district,
    hotelCount: hotels,
    timeZone,
    position: ru.position,
  });
  const units = [ru.region, ru.district, uz.region, uz.district].flatMap((unit) => unit ?? []);
  return {
    shown: { ru: shown(ru, 'ru'), uz: shown(uz, 'uz') },
    words: {
      id: ru.code,
      rank: Math.round((1000 * hotels) / max),
      codes: [],
      aliases: [...new Set([ru.name, uz.name])],
      context: [...units, ...(country ? Object.values(country.names) : [])],
    },
  };
}
