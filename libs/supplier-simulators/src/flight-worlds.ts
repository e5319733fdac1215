import { dayInZone } from '@karvon/calendar';
import { createFlightWorld, findPlace, type FlightWorld } from '@karvon/sandbox-world';

/** The world of today's date at the origin of a journey. */
export function createFlightWorlds({ seed, now }: { seed: string; now: () => Date }) {
  const worlds = new Map<string, FlightWorld>();
  return (origin: string): FlightWorld => {
    const today = dayInZone(now(), findPlace(origin)?.zone ?? 'UTC');
    const world = worlds.get(today) ?? createFlightWorld({ seed, today });
    worlds.set(today, world);
    return world;
  };
}
