import type { Journey } from '../journeys/connections';

/** A journey with its tariff and a score, in which hours and connections count as money. */
export interface Candidate {
  readonly journey: Journey;
  readonly tariffCents: number;
  /** Tariff and charges of an adult. */
  readonly costCents: number;
  readonly score: number;
}
