import { sql } from 'kysely';
import { book, payOrder, startListeningSalesApp } from '../../testing/air-orders';
import {
  bookHotel,
  callHotelOrder,
  findOffer,
  flexible,
  payHotel,
} from '../../testing/hotel-orders';
import { testApi } from '@karvon/platform/testing/test-api';
import { until } from '@karvon/platform/testing/until';

// The embedded database has one connection: nothing can happen there in the middle of a call.
const onPostgres = process.env.KARVON_TEST_DATABASE_URL ? test : test.skip;
const api = testApi(startListeningSalesApp);

type Response = Awaited<ReturnType<typeof api.inject>>;

async function waitingStatements(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(api.database.db);
  return rows[0]!.waiting;
}

/**
 * Reads an order and pays for it in the middle: the read has the order's row and waits for a table that payments do not
 * need.
 */
async function readWhilePaid(
  table: string,
  read: () => Promise<Response>,
  pay: () => Promise<void>,
): Promise<Response> {
  const [reading] = await api.database.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE ${sql.table(table)} IN ACCESS EXCLUSIVE MODE`.execute(tx);
    const begun = read();
    await until(waitingStatements, (waiting) => waiting > 0);
    await pay();
    return [begun];
  });
  return reading;
}

onPostgres('a hotel order that is paid while it is read is shown as paid', async () => {
  const booked = await bookHotel(api, await findOffer(api, flexible));
  const response = await readWhilePaid(
    'hotel_changes',
    () => callHotelOrder(api, booked),
    () => payHotel(api, booked),
  );
  expect(response.json()).toMatchObject({
    status: 'in-progress',
    payBefore: null,
    payment: { status: 'succeeded' },
  });
});

onPostgres('an air order that is paid while it is read is shown as paid', async () => {
  const booked = await book(api);
  const { order, accessToken } = booked;
  const response = await readWhilePaid(
    'air_schedule_changes',
    () =>
      api.inject({
        url: `/v1/air/orders/${order.number}`,
        headers: { 'order-token': accessToken },
      }),
    () => payOrder(api, booked),
  );
  expect(response.json()).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
});

onPostgres('a shared order that is paid while it is read is shown as paid', async () => {
  const booked = await book(api);
  const response = await readWhilePaid(
    'air_schedule_changes',
    () => api.inject(`/v1/air/shared-orders/${booked.order.shareToken}?lang=ru`),
    () => payOrder(api, booked),
  );
  expect(response.json()).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
});
