import { randomUUID } from 'node:crypto';
import { operate } from '../../modules/ops/port';
import { dataKeyIdOf } from '@karvon/platform/personal-data';
import { testOperatorToken } from '../../testing/start-test-app';
import { startServerProcess, type ServerProcess } from '../../testing/server-process';
import { openApiDatabase } from '../../testing/api-database';
import { until } from '@karvon/platform/testing/until';

/** The embedded database serves one API. */
const url = process.env.KARVON_TEST_DATABASE_URL;
const several = url ? test : test.skip;

const old = 'the-old-key-of-this-database-012345';
const young = 'the-young-key-of-this-database-0123';

const started: ServerProcess[] = [];
afterEach(() => Promise.all(started.splice(0).map((server) => server.kill())));

async function requestCall({ url: base }: ServerProcess): Promise<void> {
  const call = { phone: '+998901234567', name: 'Азиза', topic: 'other', lang: 'ru', consent: true };
  const { status } = await fetch(`${base}/v1/callbacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...call, page: { path: '/ru' } }),
  });
  expect(status).toBe(201);
}

const typeAt =
  ({ url: base }: ServerProcess) =>
  (...line: string[]) =>
    operate(line, () => ({ base, operatorToken: testOperatorToken }));

several(
  'a key is not retired while another API seals with it; afterwards no row needs it',
  async () => {
    const database = await openApiDatabase(url);
    const { url: DATABASE_URL } = database.engine as { url: string };
    async function start(...keys: string[]): Promise<ServerProcess> {
      const DATA_KEY = keys.join(',');
      const env = { DATABASE_URL, DATA_KEY, OPERATOR_TOKEN: testOperatorToken };
      const server = await startServerProcess(env);
      started.push(server);
      return server;
    }
    const behind = await start(old, young);
    const type = typeAt(await start(young, old));
    const id = dataKeyIdOf(old);
    await requestCall(behind);
    await expect(type('keys', 'retire', id)).rejects.toThrow(
      'An API still seals with an older key',
    );
    expect(await type('keys')).toContain(`${id}  SEALS AT ANOTHER API`);

    await behind.stop();
    await requestCall(await start(young, old));
    expect(await type('keys', 'retire', id)).toContain('Begun');
    await until(
      () => type('keys'),
      (text) => text.includes('may be left out') && !text.match(/sealed anew$/m),
    );
    const last = typeAt(await start(young));
    const calls = await last('callbacks');
    expect(calls.match(/\+998901234567/g)).toHaveLength(2);
    await database.close();
  },
  180_000,
);
