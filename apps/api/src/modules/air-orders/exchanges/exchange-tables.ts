import type { ExchangeOffer, ExchangeState, ExchangeWishes, Slice } from '@karvon/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { StoredExchangeState } from './exchange-states';

/** An offer with the id that the supplier knows it by; null: an operator made it and carries it out. */
export interface StoredOffer extends ExchangeOffer {
  supplierOfferId: string | null;
}

export interface AirExchangeTables {
  air_exchanges: {
    id: string;
    order_number: string;
    state: StoredExchangeState;
    wishes: JSONColumnType<ExchangeWishes>;
    /** The flights of the wished slices when the exchange was requested. */
    before: JSONColumnType<Slice[]>;
    offers: JSONColumnType<StoredOffer[]>;
    /** The offer that the visitor has accepted. */
    offer_id: string | null;
    /** The payment of what the offer costs. */
    payment_id: string | null;
    /** The end of a quote, of an operator's offer, or of the time to pay. */
    expires_at: Date;
    created_at: Date;
  };
  air_exchange_steps: {
    id: Generated<number>;
    exchange_id: string;
    state: ExchangeState;
    at: Date;
  };
}
