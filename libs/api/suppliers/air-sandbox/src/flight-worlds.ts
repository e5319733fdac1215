import { dayInZone } from '@karvon/calendar';
import { createFlightWorld, findPlace, type FlightWorld } from '@karvon/sandbox-world';
import type { Clock } from '@karvon/platform/clock';

/** The world as it is today at the origin of a trip: prices are made on a day, and days begin at different hours. */
export interface FlightWorlds {
  from(origin: string): FlightWorld;
  /** The world of a known offer; undefined for a foreign id. */
  ofOffer(offerId: string): FlightWorld | undefined;
}

export function createFlightWorlds(seed: string, clock: Clock): FlightWorlds {
  const byDay = new Map<string, FlightWorld>();
  function on(today: string): FlightWorld {
    const known = byDay.get(today);
    if (known) return known;
    // The earth has two dates at once; three worlds are kept across a change of the date.
    for (const day of [...byDay.keys()].slice(0, -2)) byDay.delete(day);
    const world = createFlightWorld({ seed, today });
    byDay.set(today, world);
    return world;
  }
  const from = (origin: string) => on(dayInZone(clock.now(), findPlace(origin)?.zone ?? 'UTC'));
  return {
    from,
    ofOffer(offerId) {
      const origin = from('TAS').originOf(offerId);
      return origin === undefined ? undefined : from(origin);
    },
  };
}
