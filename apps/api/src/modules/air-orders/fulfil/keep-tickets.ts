import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { invalid } from '@karvon/platform/http/problem';
import type { Hold, IssuedTickets } from '@karvon/air-catalogue';
import { noteDelivery } from '@karvon/payments';
import { statusesWithTickets } from '../store/order-states';
import type { OrderRow, OrderStore } from '../store/order-store';

export interface KeepTicketsDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  store: OrderStore;
  /** Records which extras were bought together with the seats. */
  settleBought: (tx: Tx, orderNumber: string) => Promise<void>;
}

/** Tickets, with the hold if the seats were bought together with them. */
export type Issued = IssuedTickets & { bought?: Hold };

/** Whether a paid order has no tickets yet. */
export const awaitsTickets = ({ status, supply }: Pick<OrderRow, 'status' | 'supply'>): boolean =>
  statusesWithTickets.includes(status) && ['held', 'on-payment', 'issue-asked'].includes(supply);

/** How long after the tickets are issued the airline is first asked whether the flights are as they were sold. */
const firstLookMs = 60_000;

/** Stores the tickets of a paid order, whether a job or an operator has them, and starts its receipts. */
export function createTicketKeeping({
  clock,
  database: { db },
  jobs,
  store,
  settleBought,
}: KeepTicketsDeps) {
  /** False: the order has tickets, or waits for none. */
  async function keep(number: string, { bought, tickets }: Issued): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      if (!(await store.setSupply(tx, number, 'issued'))) return false;
      if (bought) {
        await store.setBought(tx, number, bought);
        await settleBought(tx, number);
      }
      for (const ticket of tickets)
        await store.setTicketNumber(tx, number, ticket.passengerIndex, ticket.number);
      // After an issue error the deadline for tickets is promised anew.
      if (await store.setStatus(tx, number, 'paid', clock.now(), ['issue-error']))
        await store.setTickets(tx, number, 'generating');
      const order = { orderNumber: number };
      await jobs.enqueue(tx, 'air-tickets.make', order, { key: number });
      const startAfter = new Date(clock.now().getTime() + firstLookMs);
      await store.setLook(tx, number, startAfter);
      await jobs.enqueue(tx, 'air-orders.look', order, { key: number, startAfter });
      await noteDelivery(tx, { clock, jobs }, 'air', number);
      return true;
    });
  }

  /**
   * Stores tickets that an operator got, one for each passenger in their order, when the seats are held; null: the carrier issues
   * none.
   * False: the order does not wait for tickets.
   * @throws problem validation-failed for another number of tickets than of passengers
   */
  async function noteTickets(number: string, numbers: readonly (string | null)[]) {
    const order = await store.find(db, number);
    if (!order || !awaitsTickets(order) || order.supplier_order_id === null) return false;
    const passengers = await store.passengers(db, number);
    if (numbers.length !== passengers.length)
      throw invalid('tickets', 'count', `a ticket for each of ${passengers.length}`);
    const tickets = numbers.map((one, passengerIndex) => ({ passengerIndex, number: one }));
    // A job may be issuing them at the same time: its tickets are then not stored.
    await store.setSupply(db, number, 'issue-asked');
    return keep(number, { tickets });
  }

  return { keep, noteTickets };
}

export type TicketKeeping = ReturnType<typeof createTicketKeeping>;
