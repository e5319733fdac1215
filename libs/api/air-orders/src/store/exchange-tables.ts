import type { ExchangeOffer, ExchangeState, ExchangeWishes, Slice } from '@karvon/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { StoredExchangeState } from './exchange-states';

/** An offer with its id at the supplier; null: an operator made it and carries it out. */
export interface StoredOffer extends ExchangeOffer {
  supplierOfferId: string | null;
}

export interface AirExchangeTables {
  air_exchanges: {
    id: string;
    order_number: string;
    state: StoredExchangeState;
    wishes: JSONColumnType<ExchangeWishes>;
    /** The flights of the slices to exchange, when the exchange was requested. */
    before: JSONColumnType<Slice[]>;
    offers: JSONColumnType<StoredOffer[]>;
    /** The offer that the visitor has accepted. */
    offer_id: string | null;
    /** The payment of the offer. */
    payment_id: string | null;
    /** When the quote, the operator's offer or the time to pay ends. */
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
