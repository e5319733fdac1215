import { airportBeside } from '@karvon/place-search';
import { airports } from './airports';

test.each(['ru', 'uz'] as const)(
  'in %s no airport leaves a lower-case remainder of its name',
  (language) => {
    const beside = airports.map(({ iata, names }) => [
      iata,
      airportBeside(names[language].city, names[language].airport),
    ]);
    expect(beside.length).toBeGreaterThan(1000);
    expect(
      beside.filter(
        ([, name = '']) => /^\P{L}*\p{Ll}/u.test(name) && !/аэропорт|aeroport/.test(name),
      ),
    ).toEqual([]);
  },
);
