import { Agent, request } from 'node:http';
import { openApiDatabase } from '../testing/api-database';
import { startServerProcess, type ServerProcess } from '../testing/server-process';

const url = process.env.KARVON_TEST_DATABASE_URL;

/** Clients that keep their connections open, as proxies do, and leave when the server closes them. */
function createClient(server: ServerProcess) {
  const agent = new Agent({ keepAlive: true, timeout: 500 });
  return {
    get: (path: string) =>
      new Promise<{ status: number; goesOn: boolean }>((resolve, reject) => {
        const requested = request(`${server.url}${path}`, { agent }, (response) => {
          response.resume().once('end', () =>
            resolve({
              status: response.statusCode!,
              goesOn: response.headers.connection !== 'close',
            }),
          );
        });
        requested.once('error', reject).end();
      }),
    end: () => agent.destroy(),
  };
}

(url ? test : test.skip)(
  'a server that is stopped under load fails no request',
  async () => {
    const database = await openApiDatabase(url);
    const engine = database.engine as { url: string };
    const server = await startServerProcess({ DATABASE_URL: engine.url, DRAIN_SECONDS: '2' });
    const clients = Array.from({ length: 13 }, () => createClient(server));
    const statuses: number[] = [];
    const ready: number[] = [];
    let stopped: Promise<void> | undefined;
    await Promise.all(
      clients.map(async (client, i) => {
        for (let requested = 0; requested < 500; requested += 1) {
          const { status, goesOn } = await client.get('/v1/places?query=mos&lang=ru');
          statuses.push(status);
          if (i === 0 && requested === 20) {
            stopped = server.stop();
            // The signal is on its way; a proxy keeps checking until the server has noticed it.
            while ((await client.get('/readyz')).status === 200);
            ready.push((await client.get('/readyz')).status);
          }
          if (!goesOn) break;
        }
      }),
    );
    await stopped;
    clients.forEach((client) => client.end());
    await database.close();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(ready).toEqual([503]);
    expect(statuses.length).toBeGreaterThan(13 * 5);
    await expect(server.ended).resolves.toBeNull();
  },
  60_000,
);
