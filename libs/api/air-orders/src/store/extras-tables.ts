import type { AirExtras } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { Generated, JSONColumnType } from 'kysely';
import type { StoredExtrasState } from './extras-states';

/** A bag or a seat as the visitor sees it, with the supplier's price of all its pieces. */
export type StoredExtra = AirExtras['items'][number] & { supplierPrice: Money };

export interface AirExtrasTables {
  air_extras: {
    id: string;
    order_number: string;
    state: StoredExtrasState;
    /** Paid together with the order. */
    with_order: boolean;
    items: JSONColumnType<StoredExtra[]>;
    /** The payment that has paid them. */
    payment_id: string | null;
    /** The end of the time to pay. */
    expires_at: Date;
    created_at: Date;
  };
  air_extras_steps: {
    id: Generated<number>;
    extras_id: string;
    state: StoredExtrasState;
    at: Date;
  };
}
