import type { Cancellation, HotelOffer } from '@karvon/contract';
import type { GuestBehaviour } from '@karvon/sandbox-world';
import type { ColumnType, JSONColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
/** Absent in a new row. */
type Added<Value> = ColumnType<Value | null, undefined, Value>;
type Later<Value> = ColumnType<Value | null, null, Value>;

/** The sandbox supplier's records: its own bookings, not our orders. */
export interface SandboxRoomTables {
  sandbox_room_bookings: {
    id: string;
    reference: string;
    confirmation: string;
    availability: HotelOffer['availability'];
    behaviour: GuestBehaviour | null;
    price: number;
    currency: string;
    cancellation: JSONColumnType<Cancellation>;
    cancel_before: Instant;
    created_at: Instant;
    cancelled_at: Later<Date>;
    penalty: Later<number>;
    voucher_asked_at: Later<Date>;
    /** The latest change of names and wishes: our reference, what its first surname provokes, and when it was requested. */
    change_reference: Added<string>;
    change_behaviour: Added<GuestBehaviour | null>;
    changed_at: Added<Date>;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends SandboxRoomTables {}
}
