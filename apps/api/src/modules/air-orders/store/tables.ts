import type {
  AirOrder,
  AirOrderStatus,
  Fare,
  Locale,
  PassengerType,
  Slice,
} from '@karvon/contract';
import type { Currency } from '@karvon/money';
import type { Generated, JSONColumnType } from 'kysely';
import type { FareRulesText } from '@karvon/air-catalogue';
import type { BookerColumns } from '@karvon/order-ground/order-owners';
import type { SupplyState, TicketsState } from './order-states';
import type { ScheduleChangeTables } from './change-tables';
import type { AirExchangeTables } from './exchange-tables';
import type { AirExtrasTables } from './extras-tables';
import type { LatePaymentTables } from './late-payment-tables';
import type { AirRefundTables } from './refund-tables';

/** The offer and fare at the moment of sale. */
export interface SoldItinerary {
  slices: Slice[];
  fare: Fare;
  validatingCarrier: string;
}

export interface AirOrdersTable extends BookerColumns {
  number: string;
  request_key: string;
  status: AirOrderStatus;
  /** Who cancelled it before it was paid. */
  cancelled_by: NonNullable<AirOrder['cancelledBy']> | null;
  /** Of an order whose payment a bank holds: who asked to cancel it. The bank's answer carries it out. */
  cancel_wished_by: 'guest' | 'agency' | null;
  tickets: TicketsState;
  supply: SupplyState;
  lang: Locale;
  offer_id: string;
  fare_id: string;
  pnr: string | null;
  supplier_order_id: string | null;
  currency: Currency;
  total: number;
  supplier_total: number;
  sold: JSONColumnType<SoldItinerary>;
  booker_sealed: string;
  pay_before: Date | null;
  /** Held by the carrier, or bought only when paid. */
  seats: AirOrder['seats'];
  seats_until: Date | null;
  price_until: Date | null;
  /** The fare rules at the moment of sale; null when the carrier did not send them. */
  rules: JSONColumnType<FareRulesText> | null;
  issue_attempts: Generated<number>;
  /** When the airline is next asked whether the flights are as they were sold. */
  look_at: Date | null;
  points_spent: Generated<number>;
  /** The part of `total` that points pay, in minor units. */
  points_worth: Generated<number>;
  points_earned: Generated<number>;
  /** Since when the order names no person: its account was erased, and the journey is over. */
  persons_erased_at: Date | null;
  created_at: Date;
}

export interface AirOrderPassengersTable {
  order_number: string;
  position: number;
  type: PassengerType;
  surname_key: string;
  sealed: string;
  ticket_number: string | null;
}

export interface AirOrderTables
  extends
    AirExchangeTables,
    AirExtrasTables,
    AirRefundTables,
    LatePaymentTables,
    ScheduleChangeTables {
  air_orders: AirOrdersTable;
  air_order_passengers: AirOrderPassengersTable;
  air_order_history: {
    id: Generated<number>;
    order_number: string;
    status: AirOrderStatus;
    at: Date;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends AirOrderTables {}
}
