import type { Money } from '@karvon/money';

/** What services are sold for: Duffel's ids of passengers and flights, in our order. */
export interface Trip {
  passengers: readonly string[];
  /** Of the flights of each slice. */
  segments: readonly (readonly string[])[];
  /** The currency of the account: a service in another one is left out. */
  account: string;
  /** A sum of the account in our currency. */
  price(amount: number): Money;
}

/** A service of Duffel's, with its sum for one piece in minor units of the account. */
export interface Service {
  id: string;
  amount: number;
}
