import { money, type Money } from '@karvon/money';
import { sql, type Kysely } from 'kysely';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Db, Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import { createOrderNumber } from '@karvon/order-ground/order-number';
import type { OrderAccess } from '@karvon/order-ground/order-access';
import { noteDelivery } from '../capture-payment';
import type { PayableOrders } from '../payable-orders';
import { paymentStore } from '../store/payment-store';
import { returnMoney } from '../returns/return-money';

/** An order of the specs of payments: it has a price, and everything else of it is left out. */
export interface TestOrder {
  order: { number: string; total: Money; toPay: Money; payBefore: string };
  accessToken: string;
}

interface TestOrderRow {
  number: string;
  total: number;
  status: 'not-paid' | 'paid' | 'issue-error' | 'cancelled';
  /** Its delivery fails after it was paid. */
  fails: boolean;
  delivered: boolean;
  pay_before: Date;
  paid_by: string | null;
}

/** The jobs of these orders; the types of the API's jobs do not know them. */
interface DeliveryJobs {
  enqueue(tx: Tx, queue: 'test-orders.deliver', data: { number: string }): Promise<void>;
  work(queue: 'test-orders.deliver', handler: (data: { number: string }) => Promise<void>): void;
}

export const testOrderQueues = { 'test-orders.deliver': { retries: 3 } };

/** Minor units: what the carrier gets, and our fee. */
const lines = [
  { item: 'air', amount: 187_400_000 },
  { item: 'fee', amount: 12_600_000 },
] as const;
const total = lines.reduce((sum, { amount }) => sum + amount, 0);
const DAY_MS = 86_400_000;

/**
 * Orders of flights that exist only to be paid, in a table of their own: as payments see the orders of the shop. They lapse after
 * a day, are delivered by a job once they are paid, and can be given back.
 */
export async function createTestOrders({ clock, database, edition, jobs }: AppDeps) {
  const db = database.db as unknown as Kysely<{ test_orders: TestOrderRow }>;
  await sql`
    CREATE TABLE IF NOT EXISTS test_orders (
      number text PRIMARY KEY, total bigint NOT NULL, status text NOT NULL, fails boolean NOT NULL,
      delivered boolean NOT NULL, pay_before timestamptz NOT NULL, paid_by text
    )`.execute(db);
  const deliveries = jobs as unknown as DeliveryJobs;
  const of = (tx: Db | Tx) => tx as unknown as typeof db;

  async function find(number: string, tx?: Tx): Promise<TestOrderRow | undefined> {
    const query = (tx ? of(tx) : db).selectFrom('test_orders').selectAll();
    const row = query.where('number', '=', number);
    const found = await (tx ? row.forUpdate() : row).executeTakeFirst();
    const lapsed = found?.status === 'not-paid' && clock.now() >= found.pay_before;
    return found && { ...found, ...(lapsed && { status: 'cancelled' }) };
  }
  const change = (tx: Db | Tx, number: string, values: Partial<TestOrderRow>) =>
    of(tx).updateTable('test_orders').set(values).where('number', '=', number).execute();

  const payable: PayableOrders = {
    async find(number, tx) {
      const order = await find(number, tx);
      return (
        (order && {
          status: order.status,
          payable: order.status === 'not-paid',
          total: money(total, edition.currency),
          description: number,
          lang: 'ru',
          deliveredLater: true,
          receipt: () => ({
            orderNumber: number,
            email: 'aziza.karimova@mail.uz',
            phone: '+998901234567',
            lines,
          }),
        }) ??
        null
      );
    },
    async markPaid(tx, number, { id }) {
      if ((await find(number, tx))?.status !== 'not-paid') return false;
      await change(tx, number, { status: 'paid', paid_by: id });
      await deliveries.enqueue(tx, 'test-orders.deliver', { number });
      return true;
    },
    async markRefunded(tx, number, { paymentId, underWay }) {
      const order = await find(number, tx);
      if (order?.paid_by !== paymentId || (await underWay())) return;
      // After the return of a part the order stays as it is.
      if ((await paymentStore.statusOf(tx, paymentId)) === 'refunded')
        await change(tx, number, { status: 'cancelled' });
    },
  };

  deliveries.work('test-orders.deliver', ({ number }) =>
    database.db.transaction().execute(async (tx) => {
      const order = await find(number, tx);
      if (order?.status !== 'paid') return;
      const status = await paymentStore.statusOf(tx, order.paid_by!);
      if (order.fails || status !== 'succeeded')
        return void (await change(tx, number, { status: 'issue-error' }));
      await change(tx, number, { delivered: true });
      await noteDelivery(tx, { clock, jobs }, 'air', number);
    }),
  );

  const tokenOf = (number: string) => `token-of-${number}`;
  const checkPayer: OrderAccess['check'] = async ({ headers }, number) => {
    if (headers['order-token'] !== tokenOf(number)) throw problem('order-token-required');
  };

  return {
    payable,
    access: { check: checkPayer, checkPayer } satisfies OrderAccess,
    find,
    /** @param fails the delivery of the order fails after it was paid */
    async book(fails = false): Promise<TestOrder> {
      const number = createOrderNumber();
      const pay_before = new Date(clock.now().getTime() + DAY_MS);
      const rest = { delivered: false, pay_before, paid_by: null };
      const row = { number, total, status: 'not-paid', fails, ...rest } as const;
      await db.insertInto('test_orders').values(row).execute();
      const sum = money(total, edition.currency);
      return {
        order: { number, total: sum, toPay: sum, payBefore: pay_before.toISOString() },
        accessToken: tokenOf(number),
      };
    },
    /** Gives a paid order back, as a visitor does: all its money, or an amount in minor units. */
    giveBack: ({ order: { number } }: TestOrder, amount: number = total) =>
      database.db.transaction().execute(async (tx) => {
        const { paid_by: id } = (await find(number, tx))!;
        const part = amount < total && { reference: `${id}-part` };
        await returnMoney(tx, jobs, [{ id: id!, ...part }], amount);
      }),
  };
}

export type TestOrders = Awaited<ReturnType<typeof createTestOrders>>;
