import type { FlightAirport } from './airport';

/** A city as a market of an airline, with one or several airports. */
export interface City {
  readonly code: string;
  readonly country: string;
  /** The size of its largest airport. */
  readonly size: number;
  readonly airports: readonly FlightAirport[];
}

const known = new WeakMap<readonly FlightAirport[], City[]>();

/** The cities of a list of airports; a list is grouped once, because every carrier needs it. */
export function citiesOf(airports: readonly FlightAirport[]): readonly City[] {
  let cities = known.get(airports);
  if (!cities) known.set(airports, (cities = groupByCity(airports)));
  return cities;
}

function groupByCity(airports: readonly FlightAirport[]): City[] {
  const groups = new Map<string, FlightAirport[]>();
  for (const airport of airports) {
    const group = groups.get(airport.cityCode);
    if (group) group.push(airport);
    else groups.set(airport.cityCode, [airport]);
  }
  return [...groups].map(([code, members]) => {
    const largest = members.reduce((a, b) => (b.size > a.size ? b : a));
    return { code, country: largest.country, size: largest.size, airports: members };
  });
}
