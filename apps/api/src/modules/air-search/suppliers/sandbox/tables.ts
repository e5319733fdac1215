import type { Extra, PassengerType, RefundPart, Slice } from '@karvon/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The terms an order was sold on, for its cancellation. */
export interface SoldTerms {
  tariff: number;
  taxes: number;
  refund: { allowed: boolean | 'unknown'; fee: number | null; until: string | null };
  departsAt: string;
  /** For parts of the order; orders of earlier days have none. */
  shares?: {
    /** Of a passenger, by his place in the order; orders of earlier days have no types. */
    passengers: { type?: PassengerType; tariff: number; taxes: number; fee: number | null }[];
    /** When each direction departs. */
    departures: string[];
  };
}

type Instant = ColumnType<Date, Date, Date>;

/** What the sandbox supplier remembers: its own order book, not ours. */
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
    /** The flights as they were sold; orders of earlier days have none. */
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
    /** The order's own for what was bought with it. */
    reference: string;
    /** What it is, as `extraKey` tells. */
    key: string;
    order_id: string;
    extra: JSONColumnType<Extra>;
    /** Of a seat that is still kept: its flight, as `flightOf` tells; each seat of it is sold once. */
    flight: string | null;
    designator: string | null;
    /** True: its flight was exchanged or given back. */
    lost: Generated<boolean>;
  };
  sandbox_supplier_price_changes: { offer_id: string; raise_percent: number };
}
