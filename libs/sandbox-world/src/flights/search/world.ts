import type { AirportSource } from '../network/airport';
import type { Path } from '../journeys/journey-paths';
import type { Candidate } from './candidate';
import type { DayNumber } from '../../basics/moment';
import type { Network } from '../network/network';

/** The world in which a search looks. */
export interface World {
  readonly seed: string;
  readonly today: DayNumber;
  readonly airports: AirportSource;
  readonly network: Network;
  /** Paths between airports do not depend on the day, so they are found once. */
  readonly paths: Map<string, Path[]>;
  /** Journeys of the days that calendars requested last. */
  readonly candidates: Map<string, Candidate[]>;
}
