import { createHmac } from 'node:crypto';
import type { Db } from '../db/database';
import type {} from './tables';

/** The stored record of a secret. */
export const fingerprintOf = (name: string, secret: string) =>
  createHmac('sha256', secret).update(`karvon/${name}`).digest('base64url');

/**
 * Compares a secret's values, the newest first, with the recorded one; the first start records the first value.
 * @returns the recorded value
 * @throws Error when the recorded value is missing, because sealed data could not be read with another key
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
      `${name} is not the one that this database knows. Set that one (docs/operations.md says what to do when it is lost).`,
    );
  return known;
}

/** Records this value, so that the previous one can be removed from the settings. */
export async function replaceSecret(db: Db, name: string, value: string): Promise<void> {
  await db
    .updateTable('secret_checks')
    .set({ fingerprint: fingerprintOf(name, value) })
    .where('name', '=', name)
    .execute();
}
