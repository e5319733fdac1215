import type { AppDeps } from '../../app-deps';
import type { JobRun } from '../../jobs/jobs';
import { phase } from '../../phase';
import {
  SupplierIssueRefused,
  type AirSupplier,
  type IssuedTickets,
} from '../air-search/suppliers/air-supplier';
import type { OrderStore } from './order-store';

export interface IssueTicketsDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs' | 'logger'> {
  supplier: AirSupplier;
  store: OrderStore;
}

const retryAfterMs = 15 * 60_000;
/** A refused issue is tried again by itself this often; then it waits for a person. */
const mostAttempts = 4;

/**
 * Gets the tickets of a paid order (phases F1 to F4): the intent first, then the supplier, who answers the
 * same numbers however often it is asked. An order whose tickets cannot be had becomes an issue error.
 */
export function createIssueTickets({
  clock,
  database: { db },
  jobs,
  logger,
  supplier,
  store,
}: IssueTicketsDeps) {
  async function giveUp(number: string, attempts: number): Promise<void> {
    logger.error({ order: number, attempts }, 'tickets of a paid order could not be issued');
    await db.transaction().execute(async (tx) => {
      // Another worker may have got the tickets in the meantime.
      if (!(await store.setSupply(tx, number, 'held'))) return;
      if (await store.setStatus(tx, number, 'issue-error', clock.now()))
        await store.setTickets(tx, number, 'none');
      if (attempts >= mostAttempts) return;
      const startAfter = new Date(clock.now().getTime() + retryAfterMs);
      await jobs.enqueue(
        tx,
        'air-orders.issue',
        { orderNumber: number },
        { key: number, startAfter },
      );
    });
  }

  async function keep(number: string, { tickets }: IssuedTickets): Promise<void> {
    await db.transaction().execute(async (tx) => {
      if (!(await store.setSupply(tx, number, 'issued'))) return;
      for (const ticket of tickets)
        await store.setTicketNumber(tx, number, ticket.passengerIndex, ticket.number);
      // After an issue error: the promise of tickets is back.
      if (await store.setStatus(tx, number, 'paid', clock.now()))
        await store.setTickets(tx, number, 'generating');
      await jobs.enqueue(tx, 'air-tickets.make', { orderNumber: number }, { key: number });
    });
  }

  return async function issueTickets(number: string, run: Pick<JobRun, 'last'>): Promise<void> {
    phase('F1');
    const order = await store.find(db, number);
    if (!order?.supplier_order_id || !['paid', 'issue-error'].includes(order.status)) return;
    if (order.supply !== 'held' && order.supply !== 'issue-asked') return;
    if (order.supply === 'held') await store.setSupply(db, number, 'issue-asked');
    await db
      .updateTable('air_orders')
      .set({ issue_attempts: order.issue_attempts + 1 })
      .where('number', '=', number)
      .execute();
    phase('F2');
    try {
      const issued = await supplier.issue({
        supplierOrderId: order.supplier_order_id,
        reference: number,
      });
      phase('F3');
      await keep(number, issued);
      phase('F4');
    } catch (error) {
      if (!run.last && !(error instanceof SupplierIssueRefused)) throw error;
      await giveUp(number, order.issue_attempts + 1);
    }
  };
}
