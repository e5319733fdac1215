/** The traffic of a minute of the shop. */
export interface LoadPlan {
  servers: readonly string[];
  seconds: number;
  searchesPerSecond: number;
  bookingsPerSecond: number;
  /** Every n-th booking is paid at once. */
  payEach: number;
  /** Bodies of searches, taken in turns. */
  searches: readonly object[];
  /** The body of a booking; each gets a document and a phone of its own. */
  booking: object & { booker: object; passengers: readonly object[] };
}

export interface Booked {
  number: string;
  token: string;
  paid: boolean;
}

/** The outcome. Times are milliseconds from the visitor's click to the last byte. */
export interface LoadOutcome {
  searches: number[];
  bookings: number[];
  /** Counts of responses without success, by call and status: 'search 503' */
  refusals: Record<string, number>;
  booked: Booked[];
  /** By how much the generator itself was late at most, in milliseconds. */
  latest: number;
}
