import type { ExchangeOffer, ExchangeState } from '@karvon/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import { createLifeCycle } from '@karvon/platform/life-cycle/life-cycle';
import { exchangeTransitions, openExchangeStates } from './exchange-states';
import type { AirExchangeTables, StoredOffer } from './exchange-tables';

type ExchangesTable = AirExchangeTables['air_exchanges'];
export type ExchangeRow = Selectable<ExchangesTable>;

const states = createLifeCycle('exchange of an air order', exchangeTransitions);

/** The offer that the visitor has accepted, or else the only one to be accepted. */
export function offerOf({ state, offers, offer_id: id }: ExchangeRow): StoredOffer | undefined {
  if (id !== null) return offers.find((offer) => offer.id === id);
  return state === 'offered' || state === 'expired' ? offers[0] : undefined;
}

/** An offer without the supplier's id. */
export function presentOffer(offer: StoredOffer): ExchangeOffer;
export function presentOffer(offer: StoredOffer | undefined): ExchangeOffer | null;
export function presentOffer(offer: StoredOffer | undefined): ExchangeOffer | null {
  if (!offer) return null;
  const { supplierOfferId: _ours, ...shown } = offer;
  return shown;
}

/** Rows of exchanges. Each change of the state is stored as a step. */
export const exchangeStore = {
  async insert(db: Db | Tx, exchange: Insertable<ExchangesTable>): Promise<void> {
    await db.insertInto('air_exchanges').values(exchange).execute();
  },

  find(db: Db | Tx, id: string): Promise<ExchangeRow | undefined> {
    return db.selectFrom('air_exchanges').selectAll().where('id', '=', id).executeTakeFirst();
  },

  /** The exchange under way, or else the latest requested one. */
  latest(db: Db | Tx, orderNumber: string): Promise<ExchangeRow | undefined> {
    return db
      .selectFrom('air_exchanges')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('state', '!=', 'quoted')
      .orderBy((where) => where('state', 'in', openExchangeStates), 'desc')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  },

  /** The exchange of an order that is under way. */
  open(db: Db | Tx, orderNumber: string): Promise<ExchangeRow | undefined> {
    return db
      .selectFrom('air_exchanges')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('state', 'in', openExchangeStates)
      .executeTakeFirst();
  },

  /** The exchanges of an order that were carried out, oldest first. */
  done(db: Db | Tx, orderNumber: string): Promise<ExchangeRow[]> {
    return db
      .selectFrom('air_exchanges')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('state', '=', 'done')
      .orderBy('created_at')
      .execute();
  },

  /** Accepted exchanges of an order that ended without a payment. */
  unpaid(tx: Tx, orderNumber: string): Promise<ExchangeRow[]> {
    return tx
      .selectFrom('air_exchanges')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('offer_id', 'is not', null)
      .where('state', 'in', ['expired', 'withdrawn'])
      .execute();
  },

  /** Whether the tickets were exchanged after a quote: then the quote is for void tickets. */
  async doneSince(db: Db | Tx, orderNumber: string, quotedAt: Date): Promise<boolean> {
    const done = await db
      .selectFrom('air_exchange_steps')
      .innerJoin('air_exchanges', 'air_exchanges.id', 'air_exchange_steps.exchange_id')
      .select('air_exchanges.id')
      .where('air_exchanges.order_number', '=', orderNumber)
      .where('air_exchange_steps.state', '=', 'done')
      .where('air_exchange_steps.at', '>', quotedAt)
      .limit(1)
      .executeTakeFirst();
    return done !== undefined;
  },

  /** Exchanges that wait for an operator, for an offer or for new tickets; longest waiting first. */
  waiting(db: Db, count: number): Promise<ExchangeRow[]> {
    return db
      .selectFrom('air_exchanges')
      .selectAll()
      .where('state', 'in', ['in-review', 'at-carrier'])
      .orderBy('created_at')
      .limit(count)
      .execute();
  },

  /** Changes the state; false when the present state does not allow it. */
  async move(
    tx: Tx,
    id: string,
    to: ExchangeState,
    at: Date,
    changes: Updateable<ExchangesTable> = {},
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('air_exchanges')
      .set({ ...changes, state: to })
      .where('id', '=', id)
      .where('state', 'in', states.sources(to))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await tx.insertInto('air_exchange_steps').values({ exchange_id: id, state: to, at }).execute();
    return true;
  },

  steps(db: Db, exchangeId: string): Promise<{ state: ExchangeState; at: Date }[]> {
    return db
      .selectFrom('air_exchange_steps')
      .select(['state', 'at'])
      .where('exchange_id', '=', exchangeId)
      .orderBy('id')
      .execute();
  },
};
