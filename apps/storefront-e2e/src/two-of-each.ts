import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Edition } from './fixtures';
import { startApi, startProgram, startStorefront, stopServers, type OwnApi } from './own-servers';
import { ownPort } from './ports';

const caddyfile = join(import.meta.dirname, '../../../deploy/Caddyfile');
const admin = process.env.KARVON_TEST_DATABASE_URL;
const secret = 'the-secret-of-two-of-each-0123456789abcdef';

/** Whether this machine has Caddy, and the run a PostgreSQL. */
export const canStartTwoOfEach = Boolean(admin) && spawnSync('caddy', ['version']).status === 0;

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

const databases: string[] = [];

/** Stops the servers and drops their database. */
export async function stopTwoOfEach(): Promise<void> {
  await stopServers();
  for (const name of databases.splice(0)) await ask(admin!, `drop database ${name} with (force)`);
}

/** Two APIs on one PostgreSQL, a storefront for each, and Caddy in front of them with the file of `deploy/`. */
export async function startTwoOfEach(edition: Edition) {
  const name = `karvon_two_${randomBytes(6).toString('hex')}`;
  await ask(admin!, `create database ${name}`);
  databases.push(name);
  const database = new URL(admin!);
  database.pathname = `/${name}`;

  const port = await ownPort();
  const origin = `http://localhost:${port}`;
  const apiPorts = [await ownPort(), await ownPort()];
  const apis: OwnApi[] = [];
  const start = async (which: number) => {
    apis[which] = await startApi(edition, undefined, {
      API_PORT: String(apiPorts[which]),
      DATABASE_URL: database.href,
      DATA_KEY: secret,
      TOKEN_SECRET: secret,
      PUBLIC_URL: origin,
      API_PUBLIC_URL: `${origin}/bank`,
    });
  };
  await start(0);
  await start(1);
  const storefronts: string[] = [];
  for (const { url } of apis)
    storefronts.push(await startStorefront(edition, url, undefined, { PUBLIC_URL: origin }));

  const hosts = Object.entries({
    'api-1:4300': apis[0]!.url,
    'api-2:4300': apis[1]!.url,
    'storefront-1:4200': storefronts[0]!,
    'storefront-2:4200': storefronts[1]!,
  });
  const config = hosts.reduce(
    (text, [host, url]) => text.replaceAll(host, new URL(url).host),
    readFileSync(caddyfile, 'utf8'),
  );
  await startProgram('caddy', ['run', '--adapter', 'caddyfile', '--config', '-'], {
    input: `{\n\tadmin off\n}\n${config}`,
    env: { DOMAIN: origin },
    readyAt: `${origin}/healthz`,
  });
  return {
    origin,
    start,
    /** Kills the process at once (SIGKILL). */
    kill: (which: number) => apis[which]!.kill(),
    /** Counts the rows of a table. */
    count: async (table: string) =>
      (await ask<{ count: number }>(database.href, `select count(*)::int from ${table}`))[0]!.count,
  };
}
