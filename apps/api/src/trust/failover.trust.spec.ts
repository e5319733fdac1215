import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { canPair, startPostgresPair, type PostgresPair } from '../testing/postgres/postgres-pair';
import { until } from '@karvon/platform/testing/until';
import { inSeconds, noteFigure } from './note-figure';
import { startShop, type Shop } from './shop';
import { startVisits } from './visits';

const visitors = 12;
const onPair = canPair ? test : test.skip;

let pair: PostgresPair;
let shop: Shop;
beforeAll(async () => {
  if (!canPair) return;
  pair = await startPostgresPair();
  shop = await startShop(pair.url, 1);
});
afterAll(async () => {
  await shop?.close();
  await pair?.close();
});

async function numbersOfOrders(): Promise<string[]> {
  const client = new Client({ connectionString: pair.url });
  await client.connect();
  const { rows } = await client.query<{ number: string }>('select number from air_orders');
  await client.end();
  return rows.map(({ number }) => number);
}

/** Kills the primary, which leaves the standby alone; after a switch-over the old primary becomes the standby itself. */
async function killPrimary(): Promise<() => Promise<void>> {
  const primary = await pair.primary();
  await primary.kill();
  return () => primary.start();
}
async function changePlaces(): Promise<() => Promise<void>> {
  await pair.switchOver();
  return () => Promise.resolve();
}

onPair.each([
  ['dies', killPrimary],
  ['changes places with its standby', changePlaces],
] as const)(
  'a primary %s under load: the API follows within ten seconds, and nothing acknowledged is lost',
  async (what, fail) => {
    const [server] = shop.servers as [(typeof shop.servers)[0]];
    const readyIs = (status: number) =>
      until(
        () => shop.call(server, '/readyz'),
        (response) => response.status === status,
      );
    const before = await numbersOfOrders();
    const standby = await pair.standby();
    const visits = await startVisits(shop, server, visitors);
    await wait(3_000);
    const begun = visits.acknowledged.length;

    const failedAt = performance.now();
    const comeBack = await fail();
    await readyIs(503);
    await until(() => standby.is('primary'), Boolean);
    const promotedAt = performance.now();
    await readyIs(200);
    const followedAt = performance.now();
    await wait(3_000);
    await visits.end();

    const slowest = Math.max(...visits.responses.map((one) => one.answeredAt - one.sentAt));
    expect(begun).toBeGreaterThan(0);
    expect(visits.acknowledged.length).toBeGreaterThan(begun);
    expect(followedAt - promotedAt).toBeLessThanOrEqual(10_000);
    const orders = await numbersOfOrders();
    expect(orders.sort()).toEqual([...before, ...visits.acknowledged].sort());
    await comeBack();
    expect(await (await pair.standby()).is('synchronous')).toBe(true);
    noteFigure(
      17,
      `a primary ${what}: its standby took over ${inSeconds(promotedAt - failedAt)} later, the API followed ${inSeconds(followedAt - promotedAt)} after that, an answer took ${inSeconds(slowest)} at most, 0 of ${visits.acknowledged.length} orders lost`,
    );
  },
);
