import { randomUUID } from 'node:crypto';
import { orderBodyOf } from '@karvon/air-orders/testing';
import { startServerProcess } from '../testing/server-process';
import { openApiDatabase } from '../testing/api-database';
import { inSeconds, noteFigure } from './note-figure';
import { startShop } from './shop';

const visitors = 20;
const restarts = 5;
const env = { DRAIN_SECONDS: '2' };

let goesOn = true;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  goesOn = false;
  for (const close of closing.reverse()) await close();
});

test('a rolling restart under load fails no call, and each process ends within ten seconds', async () => {
  const database = await openApiDatabase(process.env.KARVON_TEST_DATABASE_URL);
  closing.push(() => database.close());
  const { url } = database.engine as { url: string };
  const shop = await startShop(url, 2, env);
  closing.push(() => shop.close());
  const { servers } = shop;
  const offer = await shop.findOffer();
  let calls = 0;
  const failures: string[] = [];
  const started = [...servers];
  const leaving = new Set<object>();

  /** Reads and books at any process that is not about to stop, as a proxy would send him. */
  async function visit(visitor: number): Promise<void> {
    for (let turn = 0; goesOn; turn += 1) {
      const open = servers.filter((one) => !leaving.has(one));
      const server = open[(visitor + turn) % open.length]!;
      const { status, body, last } =
        turn % 5 === 0
          ? await shop.call(server, '/v1/air/orders', orderBodyOf(visitor * 10_000 + turn, offer), {
              'idempotency-key': randomUUID(),
            })
          : await shop.call(server, '/v1/places?query=mos&lang=ru');
      calls += 1;
      if (status >= 300) failures.push(`${status} ${(JSON.parse(body) as { code?: string }).code}`);
      if (last) leaving.add(server);
    }
  }

  const visits = Promise.all(Array.from({ length: visitors }, (_, i) => visit(i)));
  let longest = 0;
  for (let i = 0; i < restarts; i += 1) {
    const fresh = await startServerProcess({ DATABASE_URL: url, ...env });
    servers.push(fresh);
    started.push(fresh);
    const began = performance.now();
    await servers[0]!.stop();
    longest = Math.max(longest, performance.now() - began);
    expect(await servers.shift()!.ended).toBeNull();
  }
  goesOn = false;
  await visits;
  const warnings = started.flatMap(({ log }) => log.filter(({ level }) => level !== 'info'));
  expect({ failures, warnings }).toEqual({ failures: [], warnings: [] });
  expect(longest).toBeLessThanOrEqual(10_000);
  noteFigure(
    18,
    `${restarts} rolling restarts under load: 0 of ${calls} calls failed, a stop takes at most ${inSeconds(longest)}`,
  );
});
