import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import fc from 'fast-check';
import type { Endpoint } from '@karvon/contract';
import type { Database } from '@karvon/platform/db/database';
import { startServerProcess, type ServerProcess } from '../testing/server-process';
import { openApiDatabase } from '../testing/api-database';
import { garbageFor, named, type Garbage } from '../testing/worlds/garbage';
import { inThousands, noteFigure } from './note-figure';

const inputs = 10_000;
const atOnce = 32;
/** How many requests are drawn together; the seed of a part repeats it. */
const part = 500;
const maxMs = 5_000;
const maxGrowthMb = 64;
/** V8 lets a heap grow before it collects, and how far depends on how busy the machine is: this limit prevents that. */
const smallHeap = '--max-old-space-size=256 --max-semi-space-size=8';
/**
 * How many requests each call gets before the memory is measured: by then everything is loaded, caches are full and the heap has
 * its size.
 */
const warmUp = 1_000;

let database: Database;
let server: ServerProcess;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
beforeAll(async () => {
  database = await openApiDatabase(process.env.KARVON_TEST_DATABASE_URL);
  const { url } = database.engine as { url: string };
  server = await startServerProcess({ DATABASE_URL: url, NODE_OPTIONS: smallHeap });
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
  await database.close();
});

let sent = 0;
const newAddress = () => {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
};

/** @returns the status; 'hangs' without a response in five seconds */
const send = ({ method }: Endpoint, { path, payload, headers }: Garbage) =>
  new Promise<number | string>((resolve) => {
    const options = {
      agent,
      method,
      headers: { 'x-forwarded-for': newAddress(), ...headers },
      timeout: maxMs,
    };
    const call = request(`${server.url}${path}`, options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!));
      response.once('error', (error) => resolve(error.message));
    });
    call.once('timeout', () => {
      resolve('hangs');
      call.destroy();
    });
    // Refusing a body before it is read may close the connection: whether the server is alive is checked afterwards.
    call.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EPIPE' || error.code === 'ECONNRESET' ? 400 : error.message),
    );
    call.end(payload);
  });

const rssMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024;

/** Sends a number of inputs from a seed; @returns those with a bad response */
async function flood(endpoint: Endpoint, from: number, count: number): Promise<string[]> {
  const bad: string[] = [];
  const garbage = garbageFor(endpoint);
  for (let seed = from; seed < from + count / part; seed += 1) {
    const drawn = fc.sample(garbage, { seed, numRuns: part });
    const one = async () => {
      for (let next = drawn.pop(); next; next = drawn.pop()) {
        const status = await send(endpoint, next);
        if (typeof status === 'string' || status >= 500)
          bad.push(`seed ${seed}: ${endpoint.method} ${next.path} ${next.payload} → ${status}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  }
  return bad;
}

test('ten thousand inputs for each call cause no 5xx, no hang and no growth of memory', async () => {
  const bad: string[] = [];
  for (const [, endpoint] of named) bad.push(...(await flood(endpoint, 1, warmUp)));
  const before = rssMb();
  for (const [, endpoint] of named)
    bad.push(...(await flood(endpoint, 1 + warmUp / part, inputs - warmUp)));
  const growth = rssMb() - before;
  expect(bad).toEqual([]);
  const errors = server.log.filter(({ level }) => level === 'error' || level === 'fatal');
  expect([errors.length, errors[0]]).toEqual([0, undefined]);
  expect(growth).toBeLessThanOrEqual(maxGrowthMb);
  noteFigure(
    15,
    `${inThousands(inputs)} for each of ${named.length} calls: 0 of 5xx, 0 hangs, memory ${Math.round(growth)} MB more`,
  );
}, 3_600_000);
