import { checkSecrets } from './secret-checks';
import { openTestDatabase } from './testing/test-database';
import type { Database } from './db/database';

const secrets = { DATA_KEY: 'k'.repeat(32), TOKEN_SECRET: 't'.repeat(32) };
let database: Database;
beforeEach(async () => {
  database = await openTestDatabase(process.env.KARVON_TEST_DATABASE_URL);
});
afterEach(() => database.close());

test('the secrets of the first start are those of every later one', async () => {
  await checkSecrets(database.db, secrets);
  await checkSecrets(database.db, secrets);
  await expect(checkSecrets(database.db, { ...secrets, DATA_KEY: 'x'.repeat(32) })).rejects.toThrow(
    'DATA_KEY is not the one this database was begun with',
  );
});

test('two first starts at once agree on one secret', async () => {
  const starts = ['a', 'b'].map((letter) =>
    checkSecrets(database.db, { DATA_KEY: letter.repeat(32) }),
  );
  const outcomes = await Promise.allSettled(starts);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
