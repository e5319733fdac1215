import type { Passenger } from '@karvon/contract';
import type { AirSupplier, SupplierSearch } from '../air-supplier';

/** The behaviours that an adapter's test world can show for an order, by the passenger's name. */
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

/** An adapter and its test world. */
export interface SupplierUnderTest {
  supplier: AirSupplier;
  /** Two adults; its offers can be held. */
  holdable: SupplierSearch;
  /** One adult; its offers must be paid at once. */
  instant: SupplierSearch;
  /** One adult; no fare tells its luggage. */
  silent: SupplierSearch;
  /** Whether a part of an order can be given back separately; otherwise an operator must find out. */
  givesPartsBack: boolean;
  /** Whether it sells seats on the plane for issued tickets too, not only together with an order. */
  sellsSeatsLater: boolean;
  /** Whether it remembers prices for calendars. */
  remembersPrices: boolean;
  /** Whether it tells the emissions of an offer; default: true. */
  tellsEmissions?: boolean;
  /** A passenger whose name provokes the behaviour. */
  passenger(provocation: Provocation): Passenger;
  now(): Date;
  /** Sets the supplier's clock forward. */
  pass(minutes: number): Promise<void>;
  close(): Promise<void>;
}
