import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrations } from '@karvon/platform/db-setup/initialise';
import { openApiDatabase } from '../../testing/api-database';
import type { Database } from '@karvon/platform/db/database';
import { migrate } from '@karvon/platform/db/migrate';

/** The last migration of the release before, whose programs still run while the first of ours start. */
const releaseBefore = '0580-operators';
const old = migrations.filter(({ name }) => name <= releaseBefore);

interface Column {
  place: string;
  type: string;
  /** A row can be inserted without this column. */
  optional: boolean;
}

let database: Database;
beforeAll(async () => {
  database = await openApiDatabase(process.env.KARVON_TEST_DATABASE_URL);
  await database.withSession((session) =>
    session.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
  );
  await migrate(database, old);
});
afterAll(() => database.close());

async function columns(): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`
    SELECT table_name || '.' || column_name AS place, data_type AS type,
      is_nullable = 'YES' OR column_default IS NOT NULL OR is_identity = 'YES' AS optional
    FROM information_schema.columns WHERE table_schema = 'public'`.execute(database.db);
  return new Map(rows.map((column) => [column.place, column]));
}

/** The row that the release before inserts when a payment begins. */
const beginPayment = (orderNumber: string) =>
  sql`INSERT INTO payments (id, request_key, order_kind, order_number, provider, provider_id, method, return_url, lang, amount, currency,
      status, created_at)
    VALUES (${randomUUID()}, ${randomUUID()}, 'air', ${orderNumber}, 'sandbox', NULL, 'card', '/', 'ru', 100, 'UZS', 'created', now())`.execute(
    database.db,
  );

test('the programs of the release before still read and write correctly with the tables of this one', async () => {
  const before = await columns();
  await beginPayment('7K3M9QXA');
  expect(await migrate(database, migrations)).toEqual(
    migrations.slice(old.length).map(({ name }) => name),
  );
  await beginPayment('7K3M9QXB');

  const after = await columns();
  const broken = [...before.values()].filter(({ place, type, optional }) => {
    const now = after.get(place);
    return now?.type !== type || (optional && !now.optional);
  });
  expect(broken).toEqual([]);
  const tables = new Set([...before.keys()].map((place) => place.split('.')[0]));
  const demanded = [...after.values()].filter(
    ({ place, optional }) => !optional && !before.has(place) && tables.has(place.split('.')[0]),
  );
  expect(demanded).toEqual([]);
});
