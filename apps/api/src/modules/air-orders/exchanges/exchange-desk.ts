import { randomUUID } from 'node:crypto';
import type { ExchangeOffer, ExchangeState, ExchangeWishes, Slice } from '@karvon/contract';
import { money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import { invalid } from '@karvon/platform/http/problem';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { OrderRow, OrderStore } from '../store/order-store';
import type { createExchangeFulfilment } from './carry-out-exchange';
import { paidForTickets, priceOfExchange } from '../sums/exchange-price';
import { exchangeStore, offerOf, presentOffer, type ExchangeRow } from '../store/exchange-store';

export interface WaitingExchange {
  id: string;
  orderNumber: string;
  state: ExchangeState;
  wishes: ExchangeWishes;
  /** The present flights of the slices to exchange. */
  before: Slice[];
  offer: ExchangeOffer | null;
  requestedAt: Date;
}

/** The terms that an operator has agreed with the carrier, in minor units of the order's currency. */
export interface AgreedExchange {
  fee: number;
  /** Negative when the new fare is cheaper. */
  difference: number;
  /** The new flights, in the order of the wishes. */
  slices: Slice[];
  /** For how many hours the visitor may accept and pay. */
  hours: number;
}

/** Exchanges as operators work on them. */
export interface ExchangeDesk {
  /** Longest waiting first. */
  waiting(count: number): Promise<WaitingExchange[]>;
  /** The flights for which an offer is to be made; null: the exchange does not wait for an offer. */
  before(id: string): Promise<Slice[] | null>;
  /**
   * Notifies the visitor of the flights and the price. False: the exchange does not wait for an offer.
   * @throws problem validation-failed for flights between other places
   */
  offer(id: string, agreed: AgreedExchange): Promise<boolean>;
  /**
   * Stores the new tickets. False: the exchange does not wait for tickets.
   * @throws problem validation-failed for another number of tickets than of passengers
   */
  done(id: string, tickets: readonly string[]): Promise<boolean>;
  /** Records that the carrier refuses. False: the exchange has ended already. */
  decline(id: string): Promise<boolean>;
}

export interface ExchangeDeskDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition' | 'jobs'> {
  announce: Announce;
  fulfilment: Pick<ReturnType<typeof createExchangeFulfilment>, 'finish' | 'decline'>;
  store: OrderStore;
}

const HOUR_MS = 60 * 60_000;

function checkSlices({ before }: ExchangeRow, slices: readonly Slice[]): void {
  const ends = ({ origin, destination }: Slice) => `${origin}–${destination}`;
  const wanted = before.map(ends).join(', ');
  if (slices.map(ends).join(', ') !== wanted)
    throw invalid('flights', 'other-places', `flights of ${wanted}, in this order`);
}

export function createExchangeDesk({
  clock,
  database: { db },
  edition,
  jobs,
  announce,
  fulfilment,
  store,
}: ExchangeDeskDeps): ExchangeDesk {
  async function offerFor(order: OrderRow, agreed: AgreedExchange, expiresAt: Date) {
    const { fee, difference, slices } = agreed;
    const { currency, number } = order;
    const paid = paidForTickets(order, await exchangeStore.done(db, number));
    const requested = { fee: money(fee, currency), difference: money(difference, currency) };
    return {
      id: randomUUID(),
      supplierOfferId: null,
      slices,
      ...priceOfExchange(requested, paid, edition),
      expiresAt: expiresAt.toISOString(),
    };
  }

  return {
    async waiting(count) {
      const rows = await exchangeStore.waiting(db, count);
      return rows.map((row) => ({
        id: row.id,
        orderNumber: row.order_number,
        state: row.state as ExchangeState,
        wishes: row.wishes,
        before: row.before,
        offer: presentOffer(offerOf(row)),
        requestedAt: row.created_at,
      }));
    },

    async before(id) {
      const exchange = await exchangeStore.find(db, id);
      return exchange?.state === 'in-review' ? exchange.before : null;
    },

    async offer(id, agreed) {
      const exchange = await exchangeStore.find(db, id);
      if (exchange?.state !== 'in-review') return false;
      checkSlices(exchange, agreed.slices);
      const { order_number: number } = exchange;
      const order = (await store.find(db, number))!;
      const now = clock.now();
      const startAfter = new Date(now.getTime() + agreed.hours * HOUR_MS);
      const offers = JSON.stringify([await offerFor(order, agreed, startAfter)]);
      return db.transaction().execute(async (tx) => {
        const changes = { offers, expires_at: startAfter };
        if (!(await exchangeStore.move(tx, id, 'offered', now, changes))) return false;
        await jobs.enqueue(tx, 'air-exchanges.lapse', { exchangeId: id }, { startAfter });
        await announce(tx, { kind: 'air', number, occasion: id }, 'exchange-offered');
        return true;
      });
    },

    async done(id, tickets) {
      const exchange = await exchangeStore.find(db, id);
      if (exchange?.state !== 'at-carrier') return false;
      const passengers = await store.passengers(db, exchange.order_number);
      if (tickets.length !== passengers.length)
        throw invalid('tickets', 'count', `a ticket for each of ${passengers.length}`);
      const numbered = tickets.map((number, passengerIndex) => ({ passengerIndex, number }));
      return fulfilment.finish(exchange, { tickets: numbered });
    },

    async decline(id) {
      return (await exchangeStore.find(db, id)) ? fulfilment.decline({ id }) : false;
    },
  };
}
