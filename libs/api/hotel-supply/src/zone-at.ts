import type { Position } from '@karvon/contract';
import { airports, greatCircleKm } from '@karvon/sandbox-world';

/** The time zone of the country's nearest airport, for suppliers that tell no zones. */
export function zoneAt({ country, position }: { country: string; position: Position }): string {
  const at = { lat: position.latitude, lon: position.longitude };
  const near = airports
    .filter((airport) => airport.country === country)
    .map((airport) => ({ zone: airport.zone, km: greatCircleKm(at, airport) }))
    .sort((a, b) => a.km - b.km);
  return near[0]?.zone ?? 'UTC';
}
