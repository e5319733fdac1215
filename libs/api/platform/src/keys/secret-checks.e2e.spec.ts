import { checkSecret, replaceSecret } from './secret-checks';
import { openTestDatabase } from '../testing/test-database';
import type { Database } from '../db/database';

const [first, second] = ['k'.repeat(32), 'x'.repeat(32)];
let database: Database;
beforeEach(async () => {
  database = await openTestDatabase(process.env.KARVON_TEST_DATABASE_URL);
});
afterEach(() => database.close());

test('every later start must have the secret of the first start', async () => {
  const { db } = database;
  await expect(checkSecret(db, 'DATA_KEY', [first])).resolves.toBe(first);
  await expect(checkSecret(db, 'DATA_KEY', [second, first])).resolves.toBe(first);
  await expect(checkSecret(db, 'DATA_KEY', [second])).rejects.toThrow(
    'DATA_KEY is not the one that this database knows',
  );
});

test('a secret can be removed from the settings after it is replaced', async () => {
  const { db } = database;
  await checkSecret(db, 'TOKEN_SECRET', [first]);
  await checkSecret(db, 'TOKEN_SECRET', [second, first]);
  await replaceSecret(db, 'TOKEN_SECRET', second);
  await expect(checkSecret(db, 'TOKEN_SECRET', [second])).resolves.toBe(second);
  await expect(checkSecret(db, 'TOKEN_SECRET', [first, second])).resolves.toBe(second);
  // The first secret of the database does not help after it was replaced.
  await expect(checkSecret(db, 'TOKEN_SECRET', [first])).rejects.toThrow(
    'TOKEN_SECRET is not the one that this database knows',
  );
});

test('two first starts at once agree on one secret', async () => {
  const starts = [first, second].map((key) => checkSecret(database.db, 'DATA_KEY', [key]));
  const outcomes = await Promise.allSettled(starts);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
