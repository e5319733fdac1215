import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@karvon/platform/db/database';
import { startFaultProxy, type FaultProxy } from '@karvon/platform/testing/fault-proxy';
import { openApiDatabase } from '../testing/api-database';
import { inSeconds, noteFigure } from './note-figure';
import { startShop, type Shop } from './shop';
import { startVisits } from './visits';

const visitors = 12;

let database: Database;
let proxy: FaultProxy;
let shop: Shop;
beforeEach(async () => {
  database = await openApiDatabase(process.env.KARVON_TEST_DATABASE_URL);
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
  'a database that is %s under load: reported within a second, ready within five, nothing lost',
  async (what, fault, outageMs) => {
    const [server] = shop.servers as [(typeof shop.servers)[0]];
    /** Polls the API's readiness until it has this status; @returns how long that took */
    async function readyIs(status: number): Promise<number> {
      const began = performance.now();
      while ((await shop.call(server, '/readyz')).status !== status) await wait(20);
      return performance.now() - began;
    }

    const visits = await startVisits(shop, server, visitors);
    const { acknowledged } = visits;
    await wait(3_000);
    const before = acknowledged.length;
    const stoppedAt = performance.now();
    await proxy[fault]();
    const noticed = await readyIs(503);
    await wait(outageMs - noticed);
    const mendedAt = performance.now();
    await proxy.mend();
    const recovered = await readyIs(200);
    await wait(3_000);
    await visits.end();

    const refusals = visits.responses
      .filter(({ sentAt, answeredAt }) => answeredAt > stoppedAt && sentAt < mendedAt)
      .map(({ sentAt, answeredAt }) => answeredAt - Math.max(sentAt, stoppedAt));
    const slowest = Math.max(...refusals);
    expect(before).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(before);
    expect(refusals.length).toBeGreaterThan(visitors * 10);
    expect(slowest).toBeLessThanOrEqual(1_000);
    expect(noticed).toBeLessThanOrEqual(2_000);
    expect(recovered).toBeLessThanOrEqual(5_000);
    const { db } = database;
    const orders = await db.selectFrom('air_orders').select('number').execute();
    expect(orders.map(({ number }) => number).sort()).toEqual([...acknowledged].sort());
    expect(await db.selectFrom('sandbox_supplier_orders').select('id').execute()).toHaveLength(
      acknowledged.length,
    );
    noteFigure(
      17,
      `${inSeconds(outageMs)} ${what}: ${refusals.length} calls, each told within ${inSeconds(slowest)}, ready again after ${inSeconds(recovered)}, 0 of ${acknowledged.length} orders lost`,
    );
  },
);
