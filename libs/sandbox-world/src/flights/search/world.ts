import type { AirportSource } from '../network/airport';
import type { Path } from '../journeys/journey-paths';
import type { Candidate } from './candidate';
import type { DayNumber } from '../../basics/moment';
import type { Network } from '../network/network';

/** The world a search looks at. */
export interface World {
  readonly seed: string;
  readonly today: DayNumber;
  readonly airports: AirportSource;
  readonly network: Network;
  /** Ways between airports do not depend on the day: found once. */
  readonly paths: Map<string, Path[]>;
  /** Journeys of the days that calendars requested last. */
  readonly candidates: Map<string, Candidate[]>;
}
