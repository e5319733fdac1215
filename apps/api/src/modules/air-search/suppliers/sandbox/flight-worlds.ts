import { dayInZone } from '@karvon/calendar';
import { createFlightWorld, findPlace, type FlightWorld } from '@karvon/sandbox-world';
import type { Clock } from '../../../../clock';

/** The world as seen today from where a trip begins: prices are made on a day, and days begin at different hours. */
export interface FlightWorlds {
  from(origin: string): FlightWorld;
  /** The world of a known offer, or undefined when the id is none of ours. */
  ofOffer(offerId: string): FlightWorld | undefined;
}

export function createFlightWorlds(seed: string, clock: Clock): FlightWorlds {
  const byDay = new Map<string, FlightWorld>();
  function on(today: string): FlightWorld {
    const known = byDay.get(today);
    if (known) return known;
    // Two days are going on in the world at once, three at the change.
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
