import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { JobRun } from '@karvon/platform/jobs/jobs';
import { SupplierQuoteExpired, type AirSupplier, type IssuedTickets } from '@karvon/air-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import { noteDelivery, returnMoney, type PaymentReader } from '@karvon/payments';
import { changeStore } from '../store/change-store';
import { extrasStore } from '../store/extras-store';
import { loseFlights } from '../parts/lost-flights';
import { paymentsToReturn } from '../refunds/payments-to-return';
import type { OrderStore } from '../store/order-store';
import { exchangeStore, offerOf, type ExchangeRow } from '../store/exchange-store';

export interface CarryOutExchangeDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'jobs' | 'logger' | 'notifyStaff'
> {
  announce: Announce;
  discardTickets: (tx: Tx, orderNumber: string) => Promise<number>;
  payments: PaymentReader;
  store: OrderStore;
  supplier: Pick<AirSupplier, 'confirmExchange'>;
}

/** How long after new tickets are issued the airline is first asked whether the flights are as they were sold. */
const firstLookMs = 60_000;

/** Gets the new tickets of an accepted exchange from the supplier, or gives the money back. */
export function createExchangeFulfilment({
  clock,
  database: { db },
  jobs,
  logger,
  notifyStaff,
  announce,
  discardTickets,
  payments,
  store,
  supplier,
}: CarryOutExchangeDeps) {
  /**
   * Replaces the flights and tickets of the order by the new ones; the old ones are void. False: the exchange waits for no
   * tickets.
   */
  async function finish({ id }: ExchangeRow, { tickets }: IssuedTickets): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const now = clock.now();
      const exchange = (await exchangeStore.find(tx, id))!;
      const { order_number: number, wishes } = exchange;
      const order = await store.lock(tx, number);
      const offer = offerOf(exchange)!;
      if (!(await exchangeStore.move(tx, id, 'done', now))) return false;
      const slices = order.sold.slices.map((slice, index) => {
        const place = wishes.findIndex((wish) => wish.slice === index);
        return place < 0 ? slice : offer.slices[place]!;
      });
      await store.setSlices(tx, order, slices);
      const exchanged = wishes.map((wish) => wish.slice);
      const isExchanged = (_passenger: number, slice: number) => exchanged.includes(slice);
      await loseFlights(tx, await extrasStore.of(tx, number), isExchanged, now);
      for (const { passengerIndex, number: ticket } of tickets)
        await store.setTicketNumber(tx, number, passengerIndex, ticket);
      await changeStore.close(tx, number, 'expired', now);
      await discardTickets(tx, number);
      if (await store.setTickets(tx, number, 'generating'))
        await jobs.enqueue(tx, 'air-tickets.make', { orderNumber: number }, { key: number });
      await store.setLook(tx, number, new Date(now.getTime() + firstLookMs));
      await noteDelivery(tx, { clock, jobs }, 'air', number);
      const paid = offer.back.amount > 0 && (await payments.succeeded('air', number, tx));
      if (paid) {
        const { amount } = offer.back;
        const from = await paymentsToReturn(tx, number, { paymentId: paid.id, reference: id });
        await returnMoney(tx, jobs, from, amount, [{ item: 'air', amount }]);
        await announce(tx, { kind: 'air', number, occasion: id }, 'exchange-refunded');
      }
      return true;
    });
  }

  /** The old tickets stay valid, and the money paid for new ones goes back. False: the exchange has ended already. */
  async function decline({ id }: Pick<ExchangeRow, 'id'>): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const exchange = (await exchangeStore.find(tx, id))!;
      const { order_number: number, payment_id: paymentId } = exchange;
      if (!(await exchangeStore.move(tx, id, 'declined', clock.now()))) return false;
      if (paymentId)
        await returnMoney(tx, jobs, [{ id: paymentId }], offerOf(exchange)!.due.amount);
      await announce(tx, { kind: 'air', number, occasion: id }, 'exchange-declined');
      return true;
    });
  }

  return {
    finish,
    decline,

    /** The job. A repeated request to the supplier returns the same tickets. */
    async carryOut(id: string, run: Pick<JobRun, 'last'>): Promise<void> {
      const exchange = await exchangeStore.find(db, id);
      const offerId = exchange?.state === 'at-carrier' && offerOf(exchange)?.supplierOfferId;
      if (!exchange || !offerId) return;
      const { order_number: number } = exchange;
      const order = (await store.find(db, number))!;
      try {
        const supplierOrderId = order.supplier_order_id!;
        const issued = await supplier.confirmExchange({ supplierOrderId, offerId });
        await finish(exchange, issued);
      } catch (error) {
        if (error instanceof SupplierQuoteExpired) return void (await decline(exchange));
        if (!run.last) throw error;
        logger.error({ err: error, exchange: id, order: number }, 'an exchange needs a person');
        await db
          .transaction()
          .execute((tx) =>
            notifyStaff(tx, 'exchange', [{ id: `${id}/stands`, line: `${number}  no answer` }]),
          );
      }
    },
  };
}
