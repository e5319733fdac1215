import {
  countries,
  findCountry,
  type Country,
  type Hotel,
  type HotelCity,
} from '@karvon/sandbox-world';
import { cityByCode, cityCode, countryCode, hotelCode, objectCode, objectTypes } from './codes';
import { amenitiesOf, starsOf, typeOf } from './hotel-xml';
import { notFound, type AcaseCall, type AcaseState } from './state';
import { at, named, positionOf } from './values';

/** The names of a city; English is in Latin script. */
const nameOf = ({ names }: HotelCity, lang: AcaseCall['lang']) =>
  lang === 'ru' ? names.ru : names.en;

const undefinedUnit = named(1, 'Не определено');

export const unitsOf = ({ admUnit1, admUnit2, kind }: HotelCity, lang: AcaseCall['lang']) => ({
  AdmUnit1: admUnit1 ? named(20, admUnit1[lang]) : undefinedUnit,
  AdmUnit2: admUnit2 ? named(30, admUnit2[lang]) : undefinedUnit,
  TypeOfPlace: named(kind === 'city' ? 2 : 3, kind === 'city' ? 'город' : 'посёлок'),
});

const countryName = (country: Country, lang: AcaseCall['lang']) =>
  country.names[lang === 'ru' ? 'ru' : 'en'];

/** Countries with hotels. */
function soldCountries({ world }: AcaseState): Country[] {
  const codes = new Set(world().cities.map(({ country }) => country));
  return [...codes].flatMap((code) => findCountry(code) ?? []);
}

export const countryList = (state: AcaseState, { lang }: AcaseCall) => ({
  CountryList: {
    Success: '',
    Country: soldCountries(state).map((one) => named(countryCode(one), countryName(one, lang))),
  },
});

function requestedCountry(state: AcaseState, { fields }: AcaseCall): Country {
  const found = soldCountries(state).find((one) => String(countryCode(one)) === fields.CountryCode);
  if (!found) throw notFound('CountryCode');
  return found;
}

const citiesOf = (state: AcaseState, { iso2 }: Country): HotelCity[] =>
  state.world().cities.filter(({ country }) => country === iso2);

export function cityList(state: AcaseState, call: AcaseCall) {
  const country = requestedCountry(state, call);
  const { lang } = call;
  return {
    CityList: {
      Success: '',
      Country: {
        ...named(countryCode(country), countryName(country, lang)),
        City: citiesOf(state, country).map((city) => ({
          ...named(cityCode(city), nameOf(city, lang)),
          // "в Ташкенте" without its preposition.
          '@Prepositive': lang === 'ru' ? city.nameIn.ru.replace(/^\S+ /, '') : '',
          ...unitsOf(city, lang),
          Position: positionOf(city),
        })),
      },
    },
  };
}

function listedHotel({ pictures }: AcaseState, hotel: Hotel, lang: AcaseCall['lang']) {
  return {
    ...named(hotelCode(hotel), hotel.names[lang]),
    '@Address': `${hotel.street[lang]}, ${hotel.house}`,
    ...(pictures && { '@Url': `${pictures}/${hotelCode(hotel)}_00.jpg` }),
    Position: positionOf(hotel),
    Rating: named(99, '-'),
    Type: typeOf(hotel, lang),
    Stars: starsOf(hotel),
    FreeSale: named(1, 'Да'),
    Amenities: { HA: amenitiesOf(hotel).map((code) => ({ '@Code': code })) },
  };
}

export function hotelList(state: AcaseState, call: AcaseCall) {
  const country = requestedCountry(state, call);
  const { lang, fields } = call;
  const hotels = state.world().hotels();
  const requested = fields.CityCode ? cityByCode(fields.CityCode) : undefined;
  return {
    HotelList: {
      Success: '',
      Country: {
        ...named(countryCode(country), countryName(country, lang)),
        City: citiesOf(state, country)
          .filter((city) => !requested || city.code === requested.code)
          .map((city) => ({
            ...named(cityCode(city), nameOf(city, lang)),
            ...unitsOf(city, lang),
            Position: positionOf(city),
            Hotel: hotels
              .filter((hotel) => hotel.city === city.code)
              .map((hotel) => listedHotel(state, hotel, lang)),
          })),
      },
    },
  };
}

export function objectList(state: AcaseState, { document, lang }: AcaseCall) {
  const parameters = (document.Action as Record<string, unknown> | undefined)?.Parameters;
  const city = cityByCode(at(parameters, '@CityCode'));
  if (!city) throw notFound('CityCode');
  const type = at(parameters, '@ObjectTypeCode');
  const world = state.world();
  return {
    ObjectResponse: {
      Success: '',
      Object: world
        .objects(city.code)
        .filter(({ kind }) => String(objectTypes[kind].code) === type)
        .map((object) => ({
          ...named(objectCode(world, object), object.names[lang]),
          ObjectSubType: named(9_500_001, 'Не имеет значения'),
        })),
    },
  };
}

export const citizenshipList = (_: AcaseState, { lang }: AcaseCall) => ({
  CitizenshipList: {
    Success: '',
    Citizenship: countries.map((one) => named(countryCode(one), countryName(one, lang))),
  },
});

/** Code and type (2 breakfast, 3 lunch, 4 dinner); code 30 is assumed. */
const meals: [code: number, type: number, ru: string, en: string][] = [
  [3, 2, 'Завтрак "Шведский стол"', 'Buffet breakfast'],
  [8, 3, 'Обед "Шведский стол"', 'Buffet lunch'],
  [9, 4, 'Ужин "Шведский стол"', 'Buffet dinner'],
  [30, 1, 'Все включено', 'All inclusive'],
];
export const mealList = (_: AcaseState, { lang }: AcaseCall) => ({
  MealResponse: {
    Success: '',
    MealList: {
      Meal: meals.map(([code, type, ru, en]) => ({
        '@Code': code,
        '@TypeCode': type,
        '@Name': lang === 'ru' ? ru : en,
      })),
    },
  },
});
