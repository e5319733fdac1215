/** What a minute of a shop is made of. */
export interface LoadPlan {
  servers: readonly string[];
  seconds: number;
  searchesPerSecond: number;
  bookingsPerSecond: number;
  /** Each so-many-th booking is paid at once. */
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

/** What came of it. Times are milliseconds from the moment the visitor pressed, until the last byte. */
export interface LoadOutcome {
  searches: number[];
  bookings: number[];
  /** Every answer that was no success, by what was asked for: 'search 503' */
  refusals: Record<string, number>;
  booked: Booked[];
  /** The longest time by which the generator itself was late. */
  latest: number;
}
