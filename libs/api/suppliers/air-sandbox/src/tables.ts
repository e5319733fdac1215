import type { Extra, PassengerType, RefundPart, Slice } from '@karvon/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The terms that an order was sold on, for its cancellation. */
export interface SoldTerms {
  tariff: number;
  taxes: number;
  refund: { allowed: boolean | 'unknown'; fee: number | null; until: string | null };
  departsAt: string;
  /** For refunds of parts; absent in orders of earlier releases. */
  shares?: {
    /** By position in the order; the type is absent in orders of earlier releases. */
    passengers: { type?: PassengerType; tariff: number; taxes: number; fee: number | null }[];
    /** When each slice departs. */
    departures: string[];
  };
}

type Instant = ColumnType<Date, Date, Date>;

/** The sandbox supplier's own order book, not ours. */
export interface SandboxSupplierTables {
  sandbox_supplier_orders: {
    id: string;
    reference: string;
    pnr: string;
    offer_id: string;
    fare_id: string;
    validating_carrier: string;
    surnames: JSONColumnType<string[]>;
    total: number;
    currency: string;
    status: 'held' | 'issued' | 'cancelled';
    pay_before: Instant;
    created_at: Instant;
    issue_asked_at: ColumnType<Date | null, null, Date>;
    tickets: JSONColumnType<{ passengerIndex: number; number: string }[]>;
    terms: JSONColumnType<SoldTerms> | null;
    /** The flights as they were sold; absent in orders of earlier releases. */
    slices: JSONColumnType<Slice[]> | null;
    change_accepted: Generated<boolean>;
  };
  sandbox_supplier_cancellations: {
    id: string;
    order_id: string;
    tariff_kept: number;
    taxes_kept: number;
    part: JSONColumnType<RefundPart> | null;
    expires_at: Instant;
    confirmed_at: ColumnType<Date | null, null, Date>;
  };
  sandbox_supplier_exchanges: {
    id: string;
    order_id: string;
    offer_id: string;
    total: number;
    slices: JSONColumnType<Slice[]>;
    expires_at: Instant;
    confirmed_at: ColumnType<Date | null, null, Date>;
    tickets: JSONColumnType<{ passengerIndex: number; number: string }[]>;
  };
  sandbox_supplier_extras: {
    /** The purchase; the order's own reference for extras bought with it. */
    reference: string;
    /** The key of the extra, from `extraKey`. */
    key: string;
    order_id: string;
    extra: JSONColumnType<Extra>;
    /** The flight of a seat that is not lost, from `flightOf`; each seat of it is sold once. */
    flight: string | null;
    designator: string | null;
    /** True: the flight was exchanged or given back. */
    lost: Generated<boolean>;
  };
  sandbox_supplier_price_changes: { offer_id: string; raise_percent: number };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends SandboxSupplierTables {}
}
