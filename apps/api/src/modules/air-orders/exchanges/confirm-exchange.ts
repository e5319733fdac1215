import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { OrderStore } from '../store/order-store';
import { checkNobodyPays, whileNobodyPays, type ClosePayments } from '../payment/while-nobody-pays';
import { withdrawChoice } from '../extras/withdraw-choice';
import { beginExchange } from './begin-exchange';
import { checkExchangeable } from './exchangeable';
import { exchangeStore, type ExchangeRow } from '../store/exchange-store';

export interface ConfirmExchangeDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'jobs' | 'notifyStaff'
> {
  store: OrderStore;
  announce: Announce;
  closePayments: ClosePayments;
}

/** The visitor's decisions about an exchange; a repeated call changes nothing. */
export function createExchangeDecisions(deps: ConfirmExchangeDeps) {
  const { clock, database, jobs, notifyStaff, announce, closePayments, store } = deps;
  const { db } = database;

  /**
   * Checks that the tickets are those of the quote and can still be exchanged, and ends the sale of extras for the old flights.
   */
  async function checkQuoted(tx: Tx, { order_number: number, created_at: quotedAt }: ExchangeRow) {
    await checkExchangeable(tx, await store.lock(tx, number), clock.now());
    if (await exchangeStore.doneSince(tx, number, quotedAt)) throw problem('offer-expired');
    await withdrawChoice(tx, number, clock.now());
  }

  async function askOperator(tx: Tx, exchange: ExchangeRow): Promise<void> {
    const { id, order_number: number, state, offers, expires_at: end } = exchange;
    if (state === 'in-review') return;
    const now = clock.now();
    if (state !== 'quoted' || offers.length > 0 || end <= now) throw problem('offer-expired');
    await checkQuoted(tx, exchange);
    await exchangeStore.move(tx, id, 'in-review', now);
    await notifyStaff(tx, 'exchange', [{ id, line: number }]);
  }

  async function accept(tx: Tx, exchange: ExchangeRow, offerId: string): Promise<void> {
    const { id, state, offers, offer_id: accepted } = exchange;
    if (accepted === offerId && ['to-pay', 'at-carrier', 'done'].includes(state)) return;
    const now = clock.now();
    const offer = offers.find((one) => one.id === offerId);
    const waits = state === 'quoted' || state === 'offered';
    if (!waits || !offer || new Date(offer.expiresAt) <= now) throw problem('offer-expired');
    if (state === 'quoted') await checkQuoted(tx, exchange);
    const free = offer.due.amount === 0;
    const until = new Date(offer.expiresAt);
    await exchangeStore.move(tx, id, free ? 'at-carrier' : 'to-pay', now, {
      offer_id: offerId,
      expires_at: until,
    });
    if (free) return beginExchange(tx, deps, (await exchangeStore.find(tx, id))!);
    await jobs.enqueue(tx, 'air-exchanges.lapse', { exchangeId: id }, { startAfter: until });
  }

  async function ofOrder(tx: Tx, number: string, id: string): Promise<ExchangeRow> {
    await store.lock(tx, number);
    const exchange = await exchangeStore.find(tx, id);
    if (exchange?.order_number !== number) throw problem('offer-expired');
    return exchange;
  }

  /** Changes an order while no payment is open for the exchange that the change ends. */
  const change = (number: string, act: (tx: Tx) => Promise<void>): Promise<void> =>
    whileNobodyPays(closePayments, number, () => db.transaction().execute(act));

  /** Ends an unpaid exchange. @throws problem payment-in-progress, offer-expired */
  const end = (number: string, id: string, to: 'expired' | 'withdrawn'): Promise<void> =>
    change(number, async (tx) => {
      const { state } = await ofOrder(tx, number, id);
      if (state === to) return;
      if (state === 'to-pay') await checkNobodyPays(tx, number);
      if (!(await exchangeStore.move(tx, id, to, clock.now()))) throw problem('offer-expired');
      if (to === 'expired')
        await announce(tx, { kind: 'air', number, occasion: id }, 'exchange-expired');
    });

  return {
    /** @throws problem offer-expired, order-not-cancellable, payment-in-progress */
    confirm: (number: string, id: string, offerId: string | undefined): Promise<void> =>
      change(number, async (tx) => {
        const exchange = await ofOrder(tx, number, id);
        await (offerId === undefined ? askOperator(tx, exchange) : accept(tx, exchange, offerId));
      }),

    withdraw: (number: string, id: string) => end(number, id, 'withdrawn'),

    /** The job that runs when the time to accept or to pay is over. Money that comes later goes back. */
    async lapse(id: string): Promise<void> {
      const exchange = await exchangeStore.find(db, id);
      if (!exchange || exchange.expires_at > clock.now()) return;
      if (exchange.state !== 'offered' && exchange.state !== 'to-pay') return;
      await end(exchange.order_number, id, 'expired');
    },
  };
}
