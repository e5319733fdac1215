import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { JobRun } from '@karvon/platform/jobs/jobs';
import { phase } from '@karvon/platform/phase';
import { SupplierExtrasRefused, type AirSupplier } from '@karvon/air-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import { noteDelivery, returnMoney } from '@karvon/payments';
import type { OrderStore } from '../store/order-store';
import { forSupplier } from '../sums/extras-price';
import { extrasStore, type ExtrasRow } from '../store/extras-store';
import { totalOf } from '../sums/extras-sums';
import { receiptLinesOf } from '../sums/extras-receipt';

export interface BuyExtrasDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'jobs' | 'logger' | 'notifyStaff'
> {
  announce: Announce;
  discardTickets: (tx: Tx, orderNumber: string) => Promise<number>;
  store: OrderStore;
  supplier: Pick<AirSupplier, 'buyExtras'>;
}

/** Buys paid extras of an order with tickets, or gives the money back. */
export function createExtrasPurchase({
  clock,
  database: { db },
  jobs,
  logger,
  notifyStaff,
  announce,
  discardTickets,
  store,
  supplier,
}: BuyExtrasDeps) {
  /** The order is paid and issued: while it is given back, the refund decides about its extras. */
  async function isOpen(tx: Tx, { order_number: number }: ExtrasRow): Promise<boolean> {
    const { status, supply, tickets } = await store.lock(tx, number);
    if (status !== 'paid' || supply !== 'issued') return false;
    // Papers that are being printed would lack the extras: they are ready in a minute.
    if (tickets !== 'ready') throw new Error('its tickets are being printed');
    return true;
  }

  async function decline(tx: Tx, extras: ExtrasRow): Promise<boolean> {
    const { id, order_number: number, payment_id: paymentId, with_order: withOrder } = extras;
    if (!(await extrasStore.move(tx, id, 'declined', clock.now()))) return false;
    const amount = totalOf(extras);
    if (paymentId && amount > 0) {
      const from = [{ id: paymentId, ...(withOrder && { reference: id }) }];
      await returnMoney(tx, jobs, from, amount, receiptLinesOf([extras]));
    }
    await announce(tx, { kind: 'air', number, occasion: id }, 'extras-declined');
    return true;
  }

  async function finish(tx: Tx, { id, order_number: number }: ExtrasRow): Promise<boolean> {
    if (!(await extrasStore.move(tx, id, 'done', clock.now()))) return false;
    await discardTickets(tx, number);
    await store.setTickets(tx, number, 'generating');
    await jobs.enqueue(tx, 'air-tickets.make', { orderNumber: number }, { key: number });
    await noteDelivery(tx, { clock, jobs }, 'air', number);
    await announce(tx, { kind: 'air', number, occasion: id }, 'extras-done');
    return true;
  }

  /** False: the extras do not wait for the carrier (any more). */
  async function end(id: string, how: typeof finish | typeof decline): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const extras = await extrasStore.find(tx, id);
      if (extras?.state !== 'at-carrier' || !(await isOpen(tx, extras))) return false;
      return how(tx, extras);
    });
  }

  return {
    finish: (id: string) => end(id, finish),
    decline: (id: string) => end(id, decline),

    /** Extras that were bought, or refused, together with the seats of their order: its tickets are not printed yet. */
    async settleBought(tx: Tx, number: string): Promise<void> {
      const extras = await extrasStore.open(tx, number, 'at-carrier');
      if (!extras) return;
      if (extras.items.some((item) => item.void)) await decline(tx, extras);
      else await extrasStore.move(tx, extras.id, 'done', clock.now());
    },

    /** The job. A repeated request to the supplier buys nothing twice. */
    async buy(id: string, run: Pick<JobRun, 'last'>): Promise<void> {
      const extras = await extrasStore.find(db, id);
      if (extras?.state !== 'at-carrier') return;
      const { order_number: number } = extras;
      const order = (await store.find(db, number))!;
      // Where the tickets are still to be issued or printed, that job adds this one again.
      if (order.status !== 'paid' || order.supply !== 'issued' || order.tickets !== 'ready') return;
      phase('E1');
      try {
        const supplierOrderId = order.supplier_order_id!;
        const wanted = forSupplier(extras.items);
        await supplier.buyExtras({ supplierOrderId, reference: id, extras: wanted });
        phase('E2');
        await end(id, finish);
        phase('E3');
      } catch (error) {
        if (error instanceof SupplierExtrasRefused) return void (await end(id, decline));
        if (!run.last) throw error;
        logger.error({ err: error, extras: id, order: number }, 'extras need a person');
        await db
          .transaction()
          .execute((tx) => notifyStaff(tx, 'extras', [{ id, line: `${number}  no answer` }]));
      }
    },
  };
}

/** The extras of an order whose tickets are there now can be bought. */
export async function startPurchase(
  tx: Tx,
  jobs: AppDeps['jobs'],
  orderNumber: string,
): Promise<void> {
  const extras = await extrasStore.open(tx, orderNumber, 'at-carrier');
  if (extras) await jobs.enqueue(tx, 'air-extras.buy', { extrasId: extras.id }, { key: extras.id });
}
