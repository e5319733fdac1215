import type { CountryCode, Locale } from '@karvon/contract';
import { countries } from '@karvon/sandbox-world';
import { readable } from '@karvon/supply/readable';
import type { Clock } from '@karvon/platform/clock';
import type { AcaseHttp } from '../wire/acase-http';
import { coded } from '../wire/values';
import type { CachedDictionaries } from './cached';
import type { HotelRecord } from './records';
import {
  citizenshipListSchema,
  cityListSchema,
  citySchema,
  countryListSchema,
  hotelListSchema,
  listedHotelSchema,
  mealListSchema,
  mealSchema,
  objectListSchema,
  starsOn,
} from './schemas';
import { amenitiesOf, kindOf, objectTypes, UNDEFINED_UNIT } from './words';

const byName = new Map(countries.map(({ iso2, names }) => [names.ru.toLowerCase(), iso2]));
/** Countries whose name at the supplier differs from ours. */
const otherNames: Record<string, CountryCode> = {
  'южная корея': 'KR',
  оаэ: 'AE',
  'объединенные арабские эмираты': 'AE',
  белоруссия: 'BY',
  киргизия: 'KG',
  мальдивы: 'MV',
};
const isoOf = (name: string): CountryCode | undefined =>
  byName.get(name.trim().toLowerCase()) ?? otherNames[name.trim().toLowerCase()];

const unitOf = (unit: { '@Code': string; '@Name': string } | undefined): string | null =>
  unit && unit['@Code'] !== UNDEFINED_UNIT && unit['@Name'] !== '' ? unit['@Name'] : null;

const hotelRecord = (
  city: string,
  hotel: ReturnType<typeof listedHotelSchema.parse>,
  now: Date,
): HotelRecord => ({
  code: hotel['@Code'],
  city,
  name: hotel['@Name'],
  address: hotel['@Address'],
  zip: hotel['@Zip'],
  picture: hotel['@Url'],
  position: hotel.Position,
  ...starsOn(hotel.Stars, now),
  kind: kindOf(hotel.Type?.['@Code']),
  amenities: amenitiesOf(hotel.Amenities?.HA ?? []),
});

/** A country by the supplier's code and by ours. */
export interface SoldCountry {
  code: string;
  iso: CountryCode;
}

export interface ListReaderDeps {
  http: AcaseHttp;
  stored: CachedDictionaries;
  clock: Clock;
  /** Whose hotels are sold: ISO 3166-1 alpha-2. */
  countries: readonly string[];
}

/**
 * Reads the supplier's lists, one call each, and converts them to the stored records.
 * @throws problem supplier-unavailable, AcaseRefusal
 */
export function createListReader({ http, stored, clock, countries: sold }: ListReaderDeps) {
  async function readCountries(): Promise<SoldCountry[]> {
    const request = { name: 'CountryListRequest', response: 'CountryList', lang: 'ru' } as const;
    const { Country } = await http.request(request, countryListSchema);
    return readable(coded, Country).flatMap((one) => {
      const iso = isoOf(one['@Name']);
      return iso && sold.includes(iso) ? [{ code: one['@Code'], iso }] : [];
    });
  }

  async function readCities(country: SoldCountry, lang: Locale): Promise<void> {
    const fields = { CountryCode: country.code };
    const request = { name: 'CityListRequest', response: 'CityList', lang, fields };
    const { Country } = await http.request(request, cityListSchema);
    const records = readable(citySchema, Country.City).map((city) => ({
      code: city['@Code'],
      country: country.iso,
      name: city['@Name'],
      prepositive: city['@Prepositive'],
      isCity: city.TypeOfPlace?.['@Code'] === '2',
      region: unitOf(city.AdmUnit1),
      district: unitOf(city.AdmUnit2),
      position: city.Position,
    }));
    await stored.write({ kind: 'cities', scope: country.iso, lang }, records, clock.now());
  }

  async function readHotels(country: SoldCountry, lang: Locale): Promise<HotelRecord[]> {
    const fields = { CountryCode: country.code };
    const request = { name: 'HotelListRequest', response: 'HotelList', lang, fields };
    const { Country } = await http.request(request, hotelListSchema);
    const records = Country.City.flatMap(({ '@Code': city, Hotel }) =>
      readable(listedHotelSchema, Hotel).map((hotel) => hotelRecord(city, hotel, clock.now())),
    );
    await stored.write({ kind: 'hotels', scope: country.iso, lang }, records, clock.now());
    return records;
  }

  async function readObjects(city: string, lang: Locale): Promise<void> {
    const lists = await Promise.all(
      objectTypes.map(async ({ code, kind }) => {
        const parameters = { '@ObjectTypeCode': code, '@ObjectSubTypeCode': '', '@CityCode': city };
        const document = { Action: { '@Name': 'LIST', Parameters: parameters } };
        const request = { name: 'ObjectRequest', response: 'ObjectResponse', lang, document };
        const { Object: objects } = await http.request(request, objectListSchema);
        return readable(coded, objects).map((one) => ({
          code: one['@Code'],
          city,
          kind,
          name: one['@Name'],
        }));
      }),
    );
    const scope = city;
    await stored.write({ kind: 'objects', scope, lang }, lists.flat(), clock.now());
  }

  async function readWords(): Promise<void> {
    const people = {
      name: 'CitizenshipListRequest',
      response: 'CitizenshipList',
      lang: 'ru',
    } as const;
    const { Citizenship } = await http.request(people, citizenshipListSchema);
    const citizenships = readable(coded, Citizenship).flatMap((one) => {
      const country = isoOf(one['@Name']);
      return country ? [{ code: one['@Code'], country }] : [];
    });
    const meals = {
      name: 'MealRequest',
      response: 'MealResponse',
      lang: 'ru',
      document: { Action: { '@Name': 'LIST', Parameters: {} } },
    } as const;
    const { MealList } = await http.request(meals, mealListSchema);
    const types = readable(mealSchema, MealList.Meal).map((meal) => ({
      code: meal['@Code'],
      type: meal['@TypeCode'],
    }));
    const now = clock.now();
    await stored.write({ kind: 'citizenships', scope: '', lang: 'ru' }, citizenships, now);
    await stored.write({ kind: 'meals', scope: '', lang: 'ru' }, types, now);
  }

  return { readCountries, readCities, readHotels, readObjects, readWords };
}
