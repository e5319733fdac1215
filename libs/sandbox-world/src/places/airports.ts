import { readAirportTable } from './airport-table';
import { curatedTables } from './curated-tables';
import type { Airport } from './place';
import { restOfWorld } from './rest-of-world.gen';

/** The airports named by hand in three languages. */
export const curatedAirports: readonly Airport[] = curatedTables.flatMap(readAirportTable);

/** Every airport of the world we sell, most popular first, then by code. */
export const airports: readonly Airport[] = [
  ...curatedAirports,
  ...readAirportTable(restOfWorld),
].sort((a, b) => b.rank - a.rank || (a.iata < b.iata ? -1 : 1));

const byCode = new Map(airports.map((airport) => [airport.iata, airport]));

/** The airport with exactly this IATA code, in capitals. */
export function findAirport(iata: string): Airport | undefined {
  return byCode.get(iata);
}
