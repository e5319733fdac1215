import { createHmac } from 'node:crypto';
import type { Db } from '../db/database';

/** What the database knows of a secret. */
export const fingerprintOf = (name: string, secret: string) =>
  createHmac('sha256', secret).update(`karvon/${name}`).digest('base64url');

/**
 * Compares a secret's values, the newest first, with the one the database knows; the first start writes the first of them.
 * @returns the one the database knows
 * @throws Error when it is not among them: with another key nothing that is sealed could be read
 */
export async function checkSecret(
  db: Db,
  name: string,
  values: readonly string[],
): Promise<string> {
  await db
    .insertInto('secret_checks')
    .values({ name, fingerprint: fingerprintOf(name, values[0] ?? '') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('secret_checks')
    .select('fingerprint')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const known = values.find((value) => fingerprintOf(name, value) === row.fingerprint);
  if (known === undefined)
    throw new Error(
      `${name} is not the one this database was begun with. Set that one (docs/operations.md says what to do when it is lost).`,
    );
  return known;
}

/** From now on the database knows this value: the one before it may be left out. */
export async function replaceSecret(db: Db, name: string, value: string): Promise<void> {
  await db
    .updateTable('secret_checks')
    .set({ fingerprint: fingerprintOf(name, value) })
    .where('name', '=', name)
    .execute();
}
