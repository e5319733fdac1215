import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { sql } from 'kysely';
import { postgresDatabase, type Database } from '@karvon/platform/db/database';
import { book, payOrder, readOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from './sales-app';
import { openApiDatabase } from './api-database';

const url = process.env.KARVON_TEST_DATABASE_URL;

/** Whether a PostgreSQL server and its tools are installed. */
export const canDrill = Boolean(url) && spawnSync('pg_dump', ['--version']).status === 0;

const deploy = join(__dirname, '../../../../deploy');

const run = (
  script: string,
  databaseUrl: string,
  args: string[] = [],
  env: Record<string, string> = {},
) =>
  execFileSync(join(deploy, script), args, {
    env: { ...process.env, ...env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const urlOf = ({ engine }: Database) => (engine.kind === 'postgres' ? engine.url : '');

/** Creates an empty database on the same server as the given one. */
async function withEmptyDatabase(beside: string, work: (url: string) => Promise<void>) {
  const empty = new URL(beside);
  empty.pathname += '_restored';
  const name = empty.pathname.slice(1);
  const server = postgresDatabase(url!);
  await server.withSession((session) => session.run(`CREATE DATABASE ${name}`));
  try {
    await work(empty.href);
  } finally {
    await server.withSession((session) => session.run(`DROP DATABASE ${name} WITH (FORCE)`));
    await server.close();
  }
}

/** Adds this many orders with their passengers, histories, payments and ledger; receipts are files and stay few. */
const multiply = ({ db }: Database, count: number) =>
  db.transaction().execute(async (tx) => {
    // No request may take as long as this statement.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      insert into air_orders select copy.* from (select * from air_orders limit 1) o, generate_series(1, ${count}::int) i,
        lateral jsonb_populate_record(null::air_orders, to_jsonb(o) || jsonb_build_object(
          'number', lpad(i::text, 8, '0'), 'request_key', 'drill ' || i)) copy`.execute(tx);
    await sql`
      insert into air_order_passengers select copy.* from (select * from air_order_passengers limit 1) p,
        generate_series(1, ${count}::int) i, lateral jsonb_populate_record(null::air_order_passengers,
          to_jsonb(p) || jsonb_build_object('order_number', lpad(i::text, 8, '0'))) copy`.execute(
      tx,
    );
    await sql`
      insert into air_order_history (order_number, status, at)
      select lpad(i::text, 8, '0'), status, at
      from (select * from air_order_history) h, generate_series(1, ${count}::int) i`.execute(tx);
    await sql`
      insert into payments select copy.* from (select * from payments limit 1) p, generate_series(1, ${count}::int) i,
        lateral jsonb_populate_record(null::payments, to_jsonb(p) || jsonb_build_object(
          'id', gen_random_uuid(), 'order_number', lpad(i::text, 8, '0'), 'request_key', 'drill ' || i,
          'provider_id', 'drill ' || i)) copy`.execute(tx);
    await sql`
      insert into ledger (payment_id, entry, debit, credit, amount, currency, at)
      select id, 'charge', 'bank', 'order/air/' || order_number, amount, currency, created_at
      from payments where request_key like 'drill %'`.execute(tx);
  });

/**
 * The drill of `deploy/backup.sh` and `deploy/restore.sh`: a shop with this many orders is saved and restored into another
 * database, where every order and the ledger are equal, and readable.
 * @returns how long the backup and the restore took, in milliseconds
 */
export async function drillBackup(orders: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-backup-'));
  const database = await openApiDatabase(url);
  const source = urlOf(database);
  const api = await startSalesApp({ database });
  const booked = await book(api);
  await payOrder(api, booked);
  await api.jobs.drain();
  await multiply(database, orders);
  await api.close();

  const before = run('ledger-sum.sh', source);
  expect(before).toContain(`air orders ${orders + 1} `);
  const began = performance.now();
  const file = run('backup.sh', source, [folder]).trim();
  expect(readdirSync(folder)).toEqual([file.split('/').at(-1)]);
  let took = 0;
  await withEmptyDatabase(source, async (restored) => {
    expect(run('restore.sh', restored, [file])).toBe(before);
    took = performance.now() - began;
    expect(() => run('restore.sh', restored, [file])).toThrow('is not empty');
    const copy = postgresDatabase(restored);
    const again = await startSalesApp({ database: copy });
    expect(await readOrder(again, booked)).toMatchObject({ status: 'paid', tickets: 'ready' });
    await again.close();
    await copy.close();
  });
  await database.close();
  rmSync(folder, { recursive: true });
  return took;
}

/**
 * Makes two backups that report to Prometheus: a good one, and one of a database that does not exist.
 * @returns the file of the good one with its mode, and the names of the files that the other leaves
 */
export async function tellBackups() {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-backup-'));
  const database = await openApiDatabase(url);
  const source = urlOf(database);
  const [told, failed] = [join(folder, 'told'), join(folder, 'failed')];
  for (const metrics of [told, failed]) mkdirSync(metrics);
  const dumps = [join(folder, 'dumps')];
  run('backup.sh', source, dumps, { BACKUP_METRICS_DIR: told });
  const missing = () =>
    run('backup.sh', `${source}_missing`, dumps, { BACKUP_METRICS_DIR: failed });
  expect(missing).toThrow('does not exist');
  await database.close();
  const [name, ...others] = readdirSync(told);
  const file = join(told, name!);
  const left = {
    names: [name, ...others],
    text: readFileSync(file, 'utf8'),
    mode: statSync(file).mode & 0o777,
    ofFailed: readdirSync(failed),
    endings: readdirSync(dumps[0]!).map((dump) => extname(dump)),
  };
  rmSync(folder, { recursive: true });
  return left;
}

/** A wrapper that records a program's arguments, which every user of the machine sees, and its password, and then runs it. */
const watched = (name: string, notes: string) => `#!/bin/sh
printf '%s\\n' "$*" >>${notes}/arguments
printf '%s\\n' "\${PGPASSWORD-}" >>${notes}/passwords
PATH=\${PATH#*:} exec ${name} "$@"
`;

/**
 * Makes a backup and a restore by an account with a password.
 * @returns the arguments that PostgreSQL's programs got, and their passwords
 */
export async function drillWithPassword(password: string) {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-backup-'));
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  for (const name of ['pg_dump', 'pg_restore', 'psql'])
    writeFileSync(join(programs, name), watched(name, folder), { mode: 0o755 });
  const env = { PATH: `${programs}:${process.env.PATH}` };
  const database = await openApiDatabase(url);
  const withPassword = (plain: string) => {
    const opened = new URL(plain);
    opened.password = encodeURIComponent(password);
    return opened.href;
  };
  const file = run('backup.sh', withPassword(urlOf(database)), [join(folder, 'dumps')], env).trim();
  await withEmptyDatabase(urlOf(database), async (restored) => {
    run('restore.sh', withPassword(restored), [file], env);
  });
  await database.close();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const seen = { args: read('arguments'), passwords: new Set(read('passwords')) };
  rmSync(folder, { recursive: true });
  return seen;
}
