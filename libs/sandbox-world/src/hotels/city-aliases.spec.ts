import { cityObjectAliases } from './city-aliases';
import { objectsOf } from './city-objects';
import { hotelCities } from './hotel-cities';

/** The cities in which typed words find each airport. */
const found = new Map<string, string[]>();
for (const city of hotelCities) {
  for (const object of objectsOf(city.code)) {
    if (object.kind !== 'airport') continue;
    const { aliases, codes } = cityObjectAliases(object, city);
    const iata = object.code.slice(-3);
    const cities = aliases.length + codes.length > 0 ? [city.code] : [];
    found.set(iata, [...(found.get(iata) ?? []), ...cities]);
  }
}

test('each airport is found in one city', () => {
  expect([...found].filter(([, cities]) => cities.length !== 1)).toEqual([]);
});

test.each([
  // 70 km from Shahrisabz, which lists it among its airports.
  ['skd', 'SKD'],
  ['rbz', 'SHK-UZ'],
  ['oqn', 'OQN'],
  ['ugc', 'UGC'],
  ['svo', 'MOW'],
  // No hotels are sold in Sharjah.
  ['shj', 'DXB'],
])('the airport %s is a place of %s', (iata, city) => {
  expect(found.get(iata)).toEqual([city]);
});
