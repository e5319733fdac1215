import { sql } from 'kysely';
import type { AirOrderWithToken } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import {
  book,
  readOrder,
  startListeningSalesApp,
  submitPayment,
} from '../../../testing/air-orders';
import { bagAndSeat, chooseExtras, offerExtras } from '../../../testing/extras/air-extras';
import { testApi } from '@karvon/platform/testing/test-api';
import { until } from '@karvon/platform/testing/until';

// The embedded database has one connection: nothing can happen there in the middle of a call.
const onPostgres = process.env.KARVON_TEST_DATABASE_URL ? test : test.skip;
const api = testApi(startListeningSalesApp);

/** Statements that wait for a lock, and payments that have begun. */
async function standing(): Promise<{ waiting: number; payments: number }> {
  const { rows } = await sql<{ waiting: number; payments: number }>`
    SELECT (SELECT count(*)::int FROM payments) AS payments, (
      SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock') AS waiting`.execute(
    api.database.db,
  );
  return rows[0]!;
}

/** Does something while a lock is held; the calls it begins end after that. */
const holding = <T>(lock: (tx: Tx) => Promise<unknown>, act: () => Promise<T>): Promise<T> =>
  api.database.db.transaction().execute(async (tx) => {
    await lock(tx);
    return act();
  });

/** Whatever came first, the visitor pays for what the order shows. */
async function expectOnePrice(booked: AirOrderWithToken, paymentId: string) {
  const { toPay } = await readOrder(api, booked);
  const payment = await api.database.db
    .selectFrom('payments')
    .select('amount')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  expect(payment.amount).toBe(toPay.amount);
}

onPostgres('extras chosen while a payment begins are in its sum', async () => {
  const booked = await book(api);
  const wanted = bagAndSeat(await offerExtras(api, booked));
  const [paying] = await holding(
    (tx) => sql`LOCK TABLE payments IN SHARE MODE`.execute(tx),
    async () => {
      const begun = submitPayment(api, booked);
      await until(standing, ({ waiting }) => waiting > 0);
      expect((await chooseExtras(api, booked, wanted)).statusCode).toBe(200);
      return [begun];
    },
  );
  const response = await paying;
  expect(response.statusCode).toBe(201);
  await expectOnePrice(booked, (response.json() as { id: string }).id);
});

onPostgres('a payment that begins while extras are chosen is for them, or they wait', async () => {
  const booked = await book(api);
  const wanted = bagAndSeat(await offerExtras(api, booked));
  const { payments } = await standing();
  const [choosing, paying] = await holding(
    (tx) =>
      tx
        .selectFrom('air_orders')
        .select('number')
        .where('number', '=', booked.order.number)
        .forUpdate()
        .execute(),
    async () => {
      const chosen = chooseExtras(api, booked, wanted);
      await until(standing, ({ waiting }) => waiting > 0);
      const begun = submitPayment(api, booked);
      await until(standing, (now) => now.waiting > 1 || now.payments > payments);
      return [chosen, begun];
    },
  );
  expect([200, 409]).toContain((await choosing).statusCode);
  await expectOnePrice(booked, ((await paying).json() as { id: string }).id);
});
