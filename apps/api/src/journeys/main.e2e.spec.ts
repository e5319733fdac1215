import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airSearchRequest } from '@karvon/air-catalogue/testing';
import { startServerProcess } from '../testing/server-process';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'karvon-main-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

// These tests are about processes and the embedded database: one run is enough.
const onPglite = process.env.KARVON_TEST_DATABASE_URL ? test.skip : test;

onPglite(
  'one process in a data folder; a stop in the middle of a long wait is quick and clean',
  async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir, SANDBOX_SPEED: '10' });
    const pid = readFileSync(join(dataDir, 'api.pid'), 'utf8');

    const secondOpener = startServerProcess({ DATA_DIR: dataDir });
    await expect(secondOpener).rejects.toThrow('ended before it was ready');
    expect(readFileSync(join(dataDir, 'api.pid'), 'utf8')).toBe(pid);

    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const request = airSearchRequest('PVD', 'RAI');
    const created = await fetch(`${server.url}/v1/air/searches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, route: [{ ...request.route[0], departureDate: soon }] }),
    });
    const { id } = (await created.json()) as { id: string };
    const waiting = fetch(`${server.url}/v1/air/searches/${id}/offers`);
    await fetch(`${server.url}/healthz`);
    await server.stop();
    expect((await waiting).status).toBe(200);
    expect(await server.ended).toBeNull();
    expect(existsSync(join(dataDir, 'api.pid'))).toBe(false);
    expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  },
  120_000,
);

onPglite(
  'a wrong environment is refused with a list of the mistakes',
  async () => {
    await expect(startServerProcess({ DATA_DIR: dataDir, EDITION: 'kz' })).rejects.toThrow(
      'ended before it was ready',
    );
  },
  60_000,
);
