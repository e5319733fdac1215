import type { AppDeps } from '../../../app-deps';
import type { Tx } from '../../../db/database';
import { invalid, ProblemError } from '../../../http/problem';
import type { JobRun } from '../../../jobs/jobs';
import { phase } from '../../../phase';
import {
  SupplierIssueRefused,
  SupplierPriceChanged,
  type AirSupplier,
  type Hold,
  type IssuedTickets,
} from '../../air-search/port';
import type { Announce } from '../../order-messages/port';
import { captureMoney, type PaymentReader } from '../../payments/port';
import type { OrderRow, OrderStore } from '../store/order-store';
import { buySeats } from './buy-seats';
import type { RefundUnissued } from '../refunds/refund-unissued';

export interface IssueTicketsDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'jobs' | 'logger' | 'notifyStaff'
> {
  announce: Announce;
  supplier: AirSupplier;
  store: OrderStore;
  refundUnissued: RefundUnissued;
  payments: PaymentReader;
  /** Notes which extras were bought together with the seats. */
  settleBought: (tx: Tx, orderNumber: string) => Promise<void>;
}

type Issued = IssuedTickets & { bought?: Hold };

const retryAfterMs = 15 * 60_000;
/** So long after the tickets the airline is asked for the first time whether the flights are as they were sold. */
const firstLookMs = 60_000;
/** Whether a paid order has no tickets yet. */
const isWaiting = ({ status, supply }: Pick<OrderRow, 'status' | 'supply'>): boolean =>
  ['paid', 'issue-error'].includes(status) &&
  ['held', 'on-payment', 'issue-asked'].includes(supply);

/** How often a refused issue is tried again; then it waits for a person. */
const maxAttempts = 4;

/**
 * Gets the tickets of a paid order (phases F1 to F4): the intent is written down first, then the supplier is asked, which
 * answers the same numbers to a repeated request. Seats that cannot be held are bought here. If the carrier refuses the
 * tickets, the order is in issue error; if the seats are gone, the money goes back at once.
 */
export function createTicketIssue({
  clock,
  database: { db },
  jobs,
  logger,
  announce,
  supplier,
  store,
  refundUnissued,
  notifyStaff,
  payments,
  settleBought,
}: IssueTicketsDeps) {
  async function request(order: OrderRow): Promise<Issued> {
    if (order.seats === 'on-payment') {
      const bought = await buySeats({ db, store, supplier }, order);
      return { bought, tickets: bought.tickets };
    }
    return supplier.issue({
      supplierOrderId: order.supplier_order_id!,
      reference: order.number,
    });
  }

  async function giveUp(order: OrderRow, attempts: number, gone: boolean): Promise<void> {
    const { number } = order;
    logger.error({ order: number, attempts }, 'tickets of a paid order could not be issued');
    await db.transaction().execute(async (tx) => {
      // Another worker may have stored the tickets meanwhile.
      const back = order.seats === 'on-payment' ? 'on-payment' : 'held';
      if (!(await store.setSupply(tx, number, back))) return;
      if (await store.setStatus(tx, number, 'issue-error', clock.now())) {
        await store.setTickets(tx, number, 'none');
        await announce(tx, { kind: 'air', number }, 'issue-error');
        // The seats are gone: the money goes back.
        const event = { id: `${number}/${attempts}`, line: number };
        if (!gone) await notifyStaff(tx, 'issue-error', [event]);
      }
      if (gone) return refundUnissued(tx, order);
      if (attempts >= maxAttempts) return;
      const startAfter = new Date(clock.now().getTime() + retryAfterMs);
      const again = { key: number, startAfter };
      await jobs.enqueue(tx, 'air-orders.issue', { orderNumber: number }, again);
    });
  }

  /** False: it has tickets, or waits for none. */
  async function keep(number: string, { bought, tickets }: Issued): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      if (!(await store.setSupply(tx, number, 'issued'))) return false;
      if (bought) {
        await store.setBought(tx, number, bought);
        await settleBought(tx, number);
      }
      for (const ticket of tickets)
        await store.setTicketNumber(tx, number, ticket.passengerIndex, ticket.number);
      // After an issue error tickets are promised again.
      if (await store.setStatus(tx, number, 'paid', clock.now(), ['issue-error']))
        await store.setTickets(tx, number, 'generating');
      const order = { orderNumber: number };
      await jobs.enqueue(tx, 'air-tickets.make', order, { key: number });
      const startAfter = new Date(clock.now().getTime() + firstLookMs);
      await store.setLook(tx, number, startAfter);
      await jobs.enqueue(tx, 'air-orders.look', order, { key: number, startAfter });
      await captureMoney(tx, jobs, 'air', number);
      return true;
    });
  }

  /**
   * A person has the tickets of an order whose seats are held, one for each passenger in their order; null: the carrier issues none.
   * False: it does not wait for tickets.
   * @throws problem validation-failed for another number of tickets than of passengers
   */
  async function noteTickets(number: string, numbers: readonly (string | null)[]) {
    const order = await store.find(db, number);
    if (!order || !isWaiting(order) || order.supplier_order_id === null) return false;
    const passengers = await store.passengers(db, number);
    if (numbers.length !== passengers.length)
      throw invalid('tickets', 'count', `a ticket for each of ${passengers.length}`);
    const tickets = numbers.map((one, passengerIndex) => ({ passengerIndex, number: one }));
    // A job may be at it, which then keeps nothing.
    await store.setSupply(db, number, 'issue-asked');
    return keep(number, { tickets });
  }

  async function issueTickets(number: string, run: Pick<JobRun, 'last'>): Promise<void> {
    phase('F1');
    const order = await store.find(db, number);
    if (!order || !isWaiting(order)) return;
    if (order.supply !== 'issue-asked') {
      await store.setSupply(db, number, 'issue-asked');
      // The bank has let the money it kept for us go: nothing is issued for nothing, and a person decides.
      if (!(await payments.succeeded('air', number))) return giveUp(order, maxAttempts, false);
    }
    await db
      .updateTable('air_orders')
      .set({ issue_attempts: order.issue_attempts + 1 })
      .where('number', '=', number)
      .execute();
    phase('F2');
    try {
      const issued = await request(order);
      phase('F3');
      await keep(number, issued);
      phase('F4');
    } catch (error) {
      const gone =
        error instanceof SupplierPriceChanged ||
        (error instanceof ProblemError && error.code !== 'supplier-unavailable');
      if (!run.last && !gone && !(error instanceof SupplierIssueRefused)) throw error;
      await giveUp(order, order.issue_attempts + 1, gone);
    }
  }

  return { issueTickets, noteTickets };
}
