import type { FlightAirport } from '../network/airport';
import { routeBehaviour } from '../network/behaviours';
import { usualCompatibility, type ConnectionRules } from '../journeys/connections';
import { distanceKm } from '../../basics/geometry';
import { acceptableKm, pathsBetween, type LegCount, type Path } from '../journeys/journey-paths';
import { isSelfTransfer } from '../journeys/self-transfer';
import type { World } from './world';

/**
 * How broadly a search looks: `usual` as airlines sell; `separate` two tickets that no airline joins; `patient` with any carriers
 * and a night at an airport; `roundabout` also far out of the way.
 */
export type Manner = 'usual' | 'separate' | 'patient' | 'roundabout';

/** One pass of a search: paths with a number of legs, from one position in the sorted list to another. */
export interface Pass {
  readonly legs: LegCount;
  readonly manner: Manner;
  readonly from: number;
  readonly to: number;
  /** The pass is made only if fewer journeys were found before. */
  readonly whileFewerThan: number;
}

const pass = (
  manner: Manner,
  legs: LegCount,
  from: number,
  to: number,
  whileFewerThan: number,
): Pass => ({ manner, legs, from, to, whileFewerThan });

const few = 60;

/** The passes of a search, the usual ones first. Only the last ones reach remote airports. */
export const searchPlan: readonly Pass[] = [
  pass('usual', 1, 0, 1, Infinity),
  pass('usual', 2, 0, 60, Infinity),
  pass('separate', 2, 0, 5, Infinity),
  pass('usual', 3, 0, 40, Infinity),
  pass('usual', 4, 0, 6, few),
  pass('usual', 5, 0, 60, Infinity),
  pass('usual', 2, 60, 200, few),
  pass('usual', 3, 40, 300, few),
  pass('usual', 4, 6, 60, few),
  pass('patient', 2, 0, 200, 1),
  pass('patient', 3, 0, 120, 1),
  pass('patient', 4, 0, 30, 1),
  pass('roundabout', 2, 0, 200, 1),
  pass('roundabout', 3, 0, 120, 1),
  pass('roundabout', 4, 0, 30, 1),
];

const maxWays = 300;
const rememberedPairs = 1000;

/** The paths of one length between two airports, shortest first. */
export function waysBetween(
  world: World,
  origin: FlightAirport,
  destination: FlightAirport,
  legs: LegCount,
  manner: Manner,
): Path[] {
  const behaviour = routeBehaviour(origin.iata, destination.iata);
  if (legs === 1 && behaviour === 'connections-only') return [];
  if (legs === 5 && behaviour !== 'many-stops') return [];
  const anyWay = manner === 'roundabout';
  const key = `${origin.iata}${destination.iata}${legs}${anyWay ? '*' : ''}`;
  const known = world.paths.get(key);
  if (known) return known;
  const cityOf = (airport: FlightAirport) => world.airports.airportsOf(airport.cityCode);
  const max = anyWay ? Infinity : acceptableKm(distanceKm(origin, destination), legs);
  const paths = pathsBetween({ network: world.network, origin, destination, cityOf }, legs)
    .filter(({ km }) => km <= max)
    .slice(0, maxWays);
  if (world.paths.size >= rememberedPairs) world.paths.clear();
  world.paths.set(key, paths);
  return paths;
}

const longestLayover: Record<LegCount, number> = {
  1: 0,
  2: 16 * 60,
  3: 10 * 60,
  4: 10 * 60,
  5: 10 * 60,
};
const patience = 26 * 60;

/** Which flights may be connected in a pass. */
export function connectionRules({ legs, manner }: Pass): Omit<ConnectionRules, 'available'> {
  if (manner === 'separate')
    return { longestLayover: longestLayover[legs], choices: 1, compatible: isSelfTransfer };
  if (manner !== 'usual') {
    return { longestLayover: patience, choices: 1, compatible: () => true };
  }
  return {
    longestLayover: longestLayover[legs],
    choices: legs === 2 ? 2 : 1,
    compatible: usualCompatibility,
  };
}
