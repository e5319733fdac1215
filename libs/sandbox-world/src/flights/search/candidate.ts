import type { Journey } from '../journeys/connections';

/** A journey and what it is worth: the tariff, and a score where hours and changes count as money. */
export interface Candidate {
  readonly journey: Journey;
  readonly tariffCents: number;
  /** Tariff and charges of an adult. */
  readonly costCents: number;
  readonly score: number;
}
