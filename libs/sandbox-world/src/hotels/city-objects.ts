import { airports } from '../places/airports';
import { greatCircleKm } from '../places/distance';
import type { CityObject, HotelCity } from './hotel-city';
import { hotelCities } from './hotel-cities';
import { readObjectTable } from './object-table';
import { abroad } from './objects/abroad';
import { russia } from './objects/russia';
import { uzbekistan } from './objects/uzbekistan';

/** An airport farther away is not the city's. */
const airportKm = 75;

const byHand = [uzbekistan, russia, abroad].flatMap(readObjectTable);

function airportsNear(city: HotelCity): CityObject[] {
  return airports
    .filter((airport) => airport.country === city.country && airport.rank > 0)
    .filter((airport) => greatCircleKm(airport, city) <= airportKm)
    .map(({ iata, lat, lon, names }) => ({
      code: `${city.code}-A-${iata.toLowerCase()}`,
      city: city.code,
      kind: 'airport',
      lat,
      lon,
      names: { ru: names.ru.airport, uz: names.uz.airport },
    }));
}

function centreOf({ code, lat, lon }: HotelCity): CityObject {
  const names = { ru: 'Центр города', uz: 'Shahar markazi' };
  return { code: `${code}-C`, city: code, kind: 'city-centre', lat, lon, names };
}

const objects = new Map(
  hotelCities.map((city) => [
    city.code,
    [
      centreOf(city),
      ...airportsNear(city),
      ...byHand.filter((object) => object.city === city.code),
    ],
  ]),
);

/** Objects near a city's hotels: its centre, airports, stations, metro and sights. */
export function objectsOf(cityCode: string): readonly CityObject[] {
  return objects.get(cityCode) ?? [];
}
