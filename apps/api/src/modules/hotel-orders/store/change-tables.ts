import type { HotelGuest, StayChangeState } from '@karvon/contract';
import type { Generated } from 'kysely';

/** Sealed as one value. */
export interface WantedPersons {
  guests: HotelGuest[];
  comment?: string | undefined;
}

export interface HotelChangeTables {
  hotel_changes: {
    id: string;
    order_number: string;
    request_key: string;
    state: StayChangeState;
    wanted_sealed: string;
    polls: Generated<number>;
    created_at: Date;
  };
  hotel_change_steps: {
    id: Generated<number>;
    change_id: string;
    state: StayChangeState;
    at: Date;
  };
}
