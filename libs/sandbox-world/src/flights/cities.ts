import type { FlightAirport } from './airport';

/** A city as an airline sees it: a market with one or several airports. */
export interface City {
  readonly code: string;
  readonly country: string;
  /** Of its largest airport. */
  readonly size: number;
  readonly airports: readonly FlightAirport[];
}

export function groupByCity(airports: readonly FlightAirport[]): City[] {
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
