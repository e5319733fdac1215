import type { Passenger } from '@karvon/contract';
import type { AirSupplier, SupplierSearch } from '../air-supplier';

/** What an adapter's test world can be made to do with an order, by who flies. */
export type Provocation =
  | 'nothing'
  | 'sold-out'
  | 'hold-refused'
  | 'passenger-data-refused'
  | 'price-raised'
  | 'hold-unanswered'
  | 'issue-refused'
  | 'cancel-unanswered'
  | 'flight-cancelled'
  | 'flight-delayed'
  | 'flight-moved'
  | 'exchange-by-hand'
  | 'exchange-refused'
  | 'exchange-unanswered'
  | 'extras-refused'
  | 'extras-unanswered';

/** An adapter and the world it is tested against. */
export interface SupplierUnderTest {
  supplier: AirSupplier;
  /** Two adults; its offers can be held. */
  holdable: SupplierSearch;
  /** One adult; its offers must be paid at once. */
  instant: SupplierSearch;
  /** One adult; no fare says anything about luggage. */
  silent: SupplierSearch;
  /** A part of an order can be given back by itself; where it cannot, a person must ask. */
  givesPartsBack: boolean;
  /** It sells seats on the plane for tickets too, not only together with an order. */
  sellsSeatsLater: boolean;
  /** It remembers prices for calendars; others know nothing and say so. */
  remembersPrices: boolean;
  /** It tells what an offer emits; left out: it does. */
  tellsEmissions?: boolean;
  /** A passenger who provokes it. */
  passenger(provocation: Provocation): Passenger;
  now(): Date;
  /** Sets the supplier's clock forward. */
  pass(minutes: number): Promise<void>;
  close(): Promise<void>;
}
