import type { Journey } from '../journeys/connections';

/** A journey with its tariff and a score, which counts hours and connections as money. */
export interface Candidate {
  readonly journey: Journey;
  readonly tariffCents: number;
  /** The tariff and the charges of an adult. */
  readonly costCents: number;
  readonly score: number;
}
