import { sql } from 'kysely';
import { openTestDatabase } from '@karvon/platform/testing/test-database';
import type { Database } from '@karvon/platform/db/database';
import { migrate, type Migration } from '@karvon/platform/db/migrate';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(process.env.KARVON_TEST_DATABASE_URL);
});
afterAll(() => database.close());
afterEach(() =>
  database.withSession((session) =>
    session.run(`
      DELETE FROM sandbox_supplier_price_changes;
      DROP TABLE IF EXISTS house;
      DELETE FROM schema_migrations WHERE name LIKE '9%';
    `),
  ),
);

const count = async () =>
  (
    await sql<{ n: number }>`SELECT count(*)::int AS n FROM sandbox_supplier_price_changes`.execute(
      database.db,
    )
  ).rows[0]?.n;
const add = (db: Database['db'], id: string) =>
  db
    .insertInto('sandbox_supplier_price_changes')
    .values({ offer_id: id, raise_percent: 1 })
    .execute();

test('both databases return the same types', async () => {
  const { rows } = await sql<object>`
    SELECT DATE '2026-03-09' AS day, 9007199254740991::bigint AS money, TIMESTAMPTZ '2026-03-09T00:00:00Z' AS at,
      '{"a":[1]}'::jsonb AS data, NULL::text AS nothing
  `.execute(database.db);
  expect(rows).toEqual([
    {
      day: '2026-03-09',
      money: Number.MAX_SAFE_INTEGER,
      at: new Date('2026-03-09T00:00:00Z'),
      data: { a: [1] },
      nothing: null,
    },
  ]);
});

test('a rolled-back transaction leaves nothing, even if one of its queries failed', async () => {
  const failing = database.db.transaction().execute(async (tx) => {
    await add(tx, 'one');
    await sql`SELECT 1 / 0`.execute(tx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await count()).toBe(0);
});

test('a query beside an open transaction is not part of it', async () => {
  let beside: Promise<unknown> = Promise.resolve();
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await add(tx, 'inside');
    beside = add(database.db, 'beside');
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await beside;
  const rows = await database.db
    .selectFrom('sandbox_supplier_price_changes')
    .select('offer_id')
    .execute();
  expect(rows).toEqual([{ offer_id: 'beside' }]);
});

test('concurrent transactions do not mix', async () => {
  const work = Array.from({ length: 20 }, (_, i) =>
    database.db
      .transaction()
      .execute(async (tx) => {
        await add(tx, `${i}-a`);
        if (i % 2) throw new Error('odd');
        await add(tx, `${i}-b`);
      })
      .catch(() => undefined),
  );
  await Promise.all(work);
  expect(await count()).toBe(20);
});

const step = (name: string, text: string): Migration => ({
  name,
  sql: text,
  checksum: `sum-of-${text}`,
});

test('migrations are applied once and in order, by one of several processes', async () => {
  const steps = [
    step('9001-first', 'CREATE TABLE house (id int)'),
    step('9002-second', 'ALTER TABLE house ADD door text'),
  ];
  const applied = await Promise.all([migrate(database, steps), migrate(database, steps)]);
  expect(applied.flat()).toEqual(['9001-first', '9002-second']);
  expect(await migrate(database, steps)).toEqual([]);
});

test('an applied migration that has changed is refused', async () => {
  await migrate(database, [step('9001-first', 'CREATE TABLE house (id int)')]);
  await expect(
    migrate(database, [step('9001-first', 'CREATE TABLE home (id int)')]),
  ).rejects.toThrow('9001-first was changed');
});

test('a migration is applied whole or not at all', async () => {
  const broken = [step('9001-broken', 'CREATE TABLE house (id int); CREATE TABLE house (id int)')];
  await expect(migrate(database, broken)).rejects.toThrow('9001-broken failed');
  await migrate(database, [step('9002-next', 'CREATE TABLE house (id int)')]);
});

test('prepared statements still work when a table gets a column, as while a newer release starts', async () => {
  await database.withSession((session) =>
    session.run('CREATE TABLE house (id integer PRIMARY KEY, name text)'),
  );
  const results = [];
  for (const change of ['', '', '', 'ALTER TABLE house ADD COLUMN door text', '', '']) {
    await database.withSession((session) => session.run(change));
    await sql`insert into house (id, name) values (${results.length}, ${'a'})`.execute(database.db);
    const whole = await sql`select * from house where id = ${results.length}`.execute(database.db);
    const named = await sql`select name from house where id = ${results.length}`.execute(
      database.db,
    );
    results.push([Object.keys(whole.rows[0]!), named.rows]);
  }
  const columns = [
    ['id', 'name'],
    ['id', 'name', 'door'],
  ];
  expect(results).toEqual([0, 0, 0, 1, 1, 1].map((at) => [columns[at], [{ name: 'a' }]]));
});

test('PostgreSQL keeps repeated statements prepared', async () => {
  if (database.engine.kind === 'pglite') return;
  const texts = await database.db.connection().execute(async (db) => {
    for (let turn = 0; turn < 3; turn += 1)
      await sql`select ${turn}::int as turn_of_a_kept_one`.execute(db);
    const { rows } = await sql<{
      statement: string;
    }>`select statement from pg_prepared_statements`.execute(db);
    return rows.map(({ statement }) => statement);
  });
  expect(texts).toContain('select $1::int as turn_of_a_kept_one');
});
