import { airports, curatedAirports } from './airports';
import { airportsOf, cityCodeOf, findPlace, places, placesNear } from './places';

describe('places', () => {
  it('lists every place of the world once', () => {
    expect(curatedAirports.length).toBeGreaterThanOrEqual(250);
    expect(airports.length).toBeGreaterThan(3000);
    expect(new Set(airports.map(({ iata }) => iata)).size).toBe(airports.length);
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
  });

  it('starts with the places our visitors choose most', () => {
    expect(places.slice(0, 2).map(({ code }) => code)).toEqual(['TAS', 'MOW']);
  });

  it.each([
    ['MOW', ['SVO', 'DME', 'VKO', 'ZIA']],
    ['IST', ['IST', 'SAW']],
    ['DXB', ['DXB', 'DWC']],
    ['LON', ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
    ['SEL', ['ICN', 'GMP']],
    ['BJS', ['PEK', 'PKX']],
    ['TAS', ['TAS']],
    ['SVO', ['SVO']],
    ['XXX', []],
  ])('knows the airports behind %s', (code, expected) => {
    expect(airportsOf(code).map(({ iata }) => iata)).toEqual(expected);
  });

  it.each([
    ['VKO', 'MOW'],
    ['MOW', 'MOW'],
    ['EWR', 'NYC'],
    ['SAW', 'IST'],
    ['IST', 'IST'],
    ['TAS', 'TAS'],
    ['XXX', 'XXX'],
  ])('knows the city of %s', (code, city) => expect(cityCodeOf(code)).toBe(city));

  it('has no code that means a city and also an airport of another city', () => {
    for (const { code } of places) expect(findPlace(cityCodeOf(code))).toBeDefined();
    for (const { code, kind } of places) if (kind === 'city') expect(cityCodeOf(code)).toBe(code);
  });

  it('lists a city with one airport once, as that airport', () => {
    const led = places.filter(({ names }) => names.en.city === 'Saint Petersburg');
    expect(led.map(({ code, kind }) => [code, kind])).toEqual([['LED', 'airport']]);
  });

  it.each([
    ['FRU', 'BSZ'],
    ['TSE', 'NQZ'],
    ['ADA', 'COV'],
    ['tas', 'TAS'],
  ])('finds %s as %s', (typed, code) => {
    expect(findPlace(typed)?.code).toBe(code);
  });

  it('ranks a city above its airports and gives it only airports that exist', () => {
    for (const city of places.filter(({ kind }) => kind === 'city')) {
      const members = airportsOf(city.code);
      expect(members.length).toBeGreaterThan(1);
      expect(members).toHaveLength(city.airports.length);
      expect(Math.max(...members.map(({ rank }) => rank))).toBeLessThan(city.rank);
    }
  });

  it('lists places nearby: cities, not their airports, and not the place itself', () => {
    const near = (code: string, km: number) =>
      placesNear(findPlace(code)!, km).map(({ place }) => place.code);
    expect(near('FEG', 100)).toEqual(expect.arrayContaining(['NMA', 'AZN', 'OSS']));
    expect(near('SVO', 100)).toEqual([]);
    expect(near('LON', 60)).not.toContain('LTN');
    const distances = placesNear(findPlace('TAS')!, 130);
    expect(distances[0]).toMatchObject({ place: { code: 'LBD' }, km: 121 });
  });
});
