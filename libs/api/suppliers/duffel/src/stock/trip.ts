import type { Money } from '@karvon/money';

/** The trip of the services: Duffel's ids of passengers and flights, in our order. */
export interface Trip {
  passengers: readonly string[];
  /** By slice, its flights. */
  segments: readonly (readonly string[])[];
  /** The currency of the account: services in another currency are left out. */
  account: string;
  /** Converts a sum of the account to our currency. */
  price(amount: number): Money;
}

/** A service of Duffel's, with its sum for one piece in minor units of the account. */
export interface Service {
  id: string;
  amount: number;
}
