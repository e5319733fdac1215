import type { ColumnType, JSONColumnType } from 'kysely';

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
  };
  sandbox_supplier_price_changes: { offer_id: string; raise_percent: number };
}
