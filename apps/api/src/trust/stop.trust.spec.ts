import { randomUUID } from 'node:crypto';
import { orderBody } from '../testing/air-orders';
import { startServerProcess } from '../testing/server-process';
import { openTestDatabase } from '../testing/test-database';
import { inSeconds, noteFigure } from './note-figure';
import { startShop } from './shop';

const visitors = 20;
const restarts = 5;
const env = { DRAIN_SECONDS: '2' };

test('a rolling restart under load fails no call, and each process ends within ten seconds', async () => {
  const database = await openTestDatabase(process.env.KARVON_TEST_DATABASE_URL);
  const { url } = database.engine as { url: string };
  const shop = await startShop(url, 2, env);
  const { servers } = shop;
  const offer = await shop.findOffer();
  const statuses = new Map<number, number>();
  const leaving = new Set<object>();
  let goesOn = true;

  /** Reads and books at any process that is not about to stop, as a proxy would let him. */
  async function visit(visitor: number): Promise<void> {
    for (let calls = 0; goesOn; calls += 1) {
      const open = servers.filter((one) => !leaving.has(one));
      const server = open[(visitor + calls) % open.length]!;
      const document = `AA${1_000_000 + visitor * 10_000 + calls}`;
      const { status, last } =
        calls % 5 === 0
          ? await shop.call(server, '/v1/air/orders', orderBody(offer, { document }), {
              'idempotency-key': randomUUID(),
            })
          : await shop.call(server, '/v1/places?query=mos&lang=ru');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (last) leaving.add(server);
    }
  }

  const visits = Promise.all(Array.from({ length: visitors }, (_, i) => visit(i)));
  let longest = 0;
  for (let i = 0; i < restarts; i += 1) {
    servers.push(await startServerProcess({ DATABASE_URL: url, ...env }));
    const began = performance.now();
    await servers[0]!.stop();
    longest = Math.max(longest, performance.now() - began);
    expect(await servers.shift()!.ended).toBeNull();
  }
  goesOn = false;
  await visits;
  expect([...statuses.keys()].sort()).toEqual([200, 201]);
  expect(longest).toBeLessThanOrEqual(10_000);
  const calls = statuses.get(200)! + statuses.get(201)!;
  noteFigure(
    18,
    `${restarts} rolling restarts under load: 0 of ${calls} calls failed, a stop takes at most ${inSeconds(longest)}`,
  );
  await shop.close();
  await database.close();
});
