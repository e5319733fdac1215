import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AirOrderWithToken } from '@karvon/contract';
import type { Database } from '../db/database';
import { orderBodyOf } from '../testing/air-orders';
import { startFaultProxy, type FaultProxy } from '../testing/fault-proxy';
import { openTestDatabase } from '../testing/test-database';
import { inSeconds, noteFigure } from './note-figure';
import { startShop, type Shop } from './shop';

const visitors = 12;

let database: Database;
let proxy: FaultProxy;
let shop: Shop;
beforeEach(async () => {
  database = await openTestDatabase(process.env.KARVON_TEST_DATABASE_URL);
  proxy = await startFaultProxy((database.engine as { url: string }).url);
  shop = await startShop(proxy.url, 1);
});
afterEach(async () => {
  await proxy.mend();
  await shop.close();
  await proxy.close();
  await database.close();
});

test.each([
  ['stopped', 'stop', 30_000],
  ['silent', 'freeze', 10_000],
] as const)(
  'a database that is %s under load: told within a second, ready within five, nothing lost',
  async (what, fault, outageMs) => {
    const [server] = shop.servers as [(typeof shop.servers)[0]];
    const offer = await shop.findOffer();
    const acknowledged: string[] = [];
    const refusals: number[] = [];
    let goesOn = true;
    let stoppedAt = Infinity;
    let mendedAt = Infinity;

    /** Books again and again; a refused booking is sent until it is made. */
    async function visit(visitor: number): Promise<void> {
      for (let made = 0; goesOn; made += 1) {
        const headers = { 'idempotency-key': randomUUID() };
        const booking = orderBodyOf(visitor * 10_000 + made, offer);
        for (;;) {
          const sentAt = performance.now();
          const { status, body } = await shop.call(server, '/v1/air/orders', booking, headers);
          const answeredAt = performance.now();
          if (answeredAt > stoppedAt && sentAt < mendedAt)
            refusals.push(answeredAt - Math.max(sentAt, stoppedAt));
          if (status === 201) {
            acknowledged.push((JSON.parse(body) as AirOrderWithToken).order.number);
            break;
          }
          // Its own earlier call may still be at work. Any other refusal would be sent for ever.
          if (status === 409) expect(body).toContain('"request-in-progress"');
          else expect(status).toBe(503);
          await wait(100);
        }
      }
    }
    /** Asks whether the API is ready until the answer is this one; @returns how long that took */
    async function readyIs(status: number): Promise<number> {
      const began = performance.now();
      while ((await shop.call(server, '/readyz')).status !== status) await wait(20);
      return performance.now() - began;
    }

    const visits = Promise.all(Array.from({ length: visitors }, (_, i) => visit(i)));
    await wait(3_000);
    const before = acknowledged.length;
    stoppedAt = performance.now();
    await proxy[fault]();
    const noticed = await readyIs(503);
    await wait(outageMs - noticed);
    mendedAt = performance.now();
    await proxy.mend();
    const recovered = await readyIs(200);
    await wait(3_000);
    goesOn = false;
    await visits;

    const slowest = Math.max(...refusals);
    expect(before).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(before);
    expect(refusals.length).toBeGreaterThan(visitors * 10);
    expect(slowest).toBeLessThanOrEqual(1_000);
    expect(noticed).toBeLessThanOrEqual(2_000);
    expect(recovered).toBeLessThanOrEqual(5_000);
    const { db } = database;
    const orders = await db.selectFrom('air_orders').select('number').execute();
    expect(orders.map(({ number }) => number).sort()).toEqual(acknowledged.sort());
    expect(await db.selectFrom('sandbox_supplier_orders').select('id').execute()).toHaveLength(
      acknowledged.length,
    );
    noteFigure(
      17,
      `${inSeconds(outageMs)} ${what}: ${refusals.length} calls, each told within ${inSeconds(slowest)}, ready again after ${inSeconds(recovered)}, 0 of ${acknowledged.length} orders lost`,
    );
  },
);
