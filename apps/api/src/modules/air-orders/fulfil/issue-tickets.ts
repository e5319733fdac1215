import type { AppDeps } from '@karvon/platform/app-deps';
import { ProblemError } from '@karvon/platform/http/problem';
import type { JobRun } from '@karvon/platform/jobs/jobs';
import { phase } from '@karvon/platform/phase';
import {
  SupplierIssueRefused,
  SupplierPriceChanged,
  type AirSupplier,
} from '@karvon/air-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { PaymentReader } from '@karvon/payments';
import type { OrderRow, OrderStore } from '../store/order-store';
import { buySeats } from './buy-seats';
import { awaitsTickets, type Issued, type TicketKeeping } from './keep-tickets';
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
  keep: TicketKeeping['keep'];
}

const retryAfterMs = 15 * 60_000;
/** How often a refused issue is tried again before a person must act. */
const maxAttempts = 4;

/**
 * Gets the tickets of a paid order (phases F1 to F4): the intent is stored first, then the supplier is requested; a repeated
 * request returns the same ticket numbers. Seats that cannot be held are bought here. If the carrier refuses the tickets, the
 * order is in issue error; if the seats are gone, the money goes back at once.
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
  keep,
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
      // Another worker may have stored the tickets in the meantime.
      const back = order.seats === 'on-payment' ? 'on-payment' : 'held';
      if (!(await store.setSupply(tx, number, back))) return;
      if (await store.setStatus(tx, number, 'issue-error', clock.now())) {
        await store.setTickets(tx, number, 'none');
        await announce(tx, { kind: 'air', number }, 'issue-error');
        // The seats are gone, so the money goes back.
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

  async function issueTickets(number: string, run: Pick<JobRun, 'last'>): Promise<void> {
    phase('F1');
    const order = await store.find(db, number);
    if (!order || !awaitsTickets(order)) return;
    if (order.supply !== 'issue-asked') {
      // The visitor may have given the order back in the meantime.
      if (!(await store.setSupply(db, number, 'issue-asked'))) return;
      // The bank has released the reserved money: no tickets are issued without money, and a person decides.
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

  return issueTickets;
}
