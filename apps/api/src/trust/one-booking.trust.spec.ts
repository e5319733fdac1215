import { randomUUID } from 'node:crypto';
import { holdableOffer, orderBody, submitOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from '../testing/sales-app';
import { openApiDatabase } from '../testing/api-database';
import type { Database } from '@karvon/platform/db/database';
import { inSeconds, noteFigure } from './note-figure';
import { startShop, type Shop } from './shop';

const url = process.env.KARVON_TEST_DATABASE_URL;
const submits = 1_000;

async function countsOf({ db }: Database): Promise<{ orders: number; holds: number }> {
  const orders = await db.selectFrom('air_orders').select('number').execute();
  const holds = await db.selectFrom('sandbox_supplier_orders').select('id').execute();
  return { orders: orders.length, holds: holds.length };
}

/** Submits until the response holds the order: while another call makes it, the request is refused for now. */
async function submitUntilResponse(
  submit: () => Promise<{ status: number; body: string }>,
  refusals: Set<number>,
): Promise<string> {
  for (;;) {
    const { status, body } = await submit();
    if (status === 201) return body;
    refusals.add(status);
  }
}

test('one booking, submitted a thousand times at once to two processes, is one order and one hold', async () => {
  const database = await openApiDatabase(url);
  const { url: databaseUrl } = database.engine as { url: string };
  const shop: Shop = await startShop(databaseUrl, 2);
  const offer = await shop.findOffer();
  const before = await countsOf(database);
  const body = orderBody(offer);
  const headers = { 'idempotency-key': randomUUID() };
  const refusals = new Set<number>();
  const began = performance.now();
  const responses = await Promise.all(
    Array.from({ length: submits }, (_, i) =>
      submitUntilResponse(
        () => shop.call(shop.servers[i % 2]!, '/v1/air/orders', body, headers),
        refusals,
      ),
    ),
  );
  const took = performance.now() - began;
  expect(new Set(responses).size).toBe(1);
  // 409: in progress; 503: no connection was free for three seconds.
  expect([...refusals].filter((status) => status !== 409 && status !== 503)).toEqual([]);
  const after = await countsOf(database);
  expect(after).toEqual({ orders: before.orders + 1, holds: before.holds + 1 });
  noteFigure(1, `1,000 at once to two processes: 1 order, 1 hold, ${inSeconds(took)}`);
  await shop.close();
  await database.close();
});

test('the same on the embedded database', async () => {
  const database = await openApiDatabase(undefined);
  const api = await startSalesApp({ database });
  const body = orderBody(await holdableOffer(api));
  const key = randomUUID();
  const refusals = new Set<number>();
  const responses = await Promise.all(
    Array.from({ length: submits }, () =>
      submitUntilResponse(async () => {
        const { statusCode: status, body: text } = await submitOrder(api, body, key);
        return { status, body: text };
      }, refusals),
    ),
  );
  expect(new Set(responses).size).toBe(1);
  expect([...refusals].filter((status) => status !== 409)).toEqual([]);
  expect(await countsOf(database)).toEqual({ orders: 1, holds: 1 });
  noteFigure(1, '1,000 at once on PGlite: the same');
  await api.close();
  await database.close();
});
