import { createHmac } from 'node:crypto';
import type { Db } from './db/database';

export interface SecretCheckTables {
  secret_checks: { name: string; fingerprint: string };
}

const fingerprintOf = (name: string, secret: string) =>
  createHmac('sha256', secret).update(`karvon/${name}`).digest('base64url');

/**
 * Compares the secrets with those that the database was begun with; the first start writes their fingerprints.
 * @throws Error that names a secret which differs: with another key nothing that is sealed could be read
 */
export async function checkSecrets(db: Db, secrets: Record<string, string>): Promise<void> {
  for (const [name, secret] of Object.entries(secrets)) {
    const fingerprint = fingerprintOf(name, secret);
    await db
      .insertInto('secret_checks')
      .values({ name, fingerprint })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await db
      .selectFrom('secret_checks')
      .select('fingerprint')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    if (row.fingerprint !== fingerprint)
      throw new Error(
        `${name} is not the one this database was begun with. Set that one (docs/operations.md says what to do when it is lost).`,
      );
  }
}
