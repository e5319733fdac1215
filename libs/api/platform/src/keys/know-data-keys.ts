import type { Db } from '../db/database';
import { createPersonalData, fingerprintKeyOf, type DataKeys } from '../personal-data';
import type { SealedColumn } from './sealed-column';
import { checkSealingKeys } from './sealing-keys';
import { checkSecret } from './secret-checks';
import type {} from './tables';

const context = 'secret-checks/fingerprint-key';

/** The key of fingerprints, stored sealed by the first of the data keys. */
const sealed = (keys: DataKeys) =>
  createPersonalData(keys).seal(keys.fingerprintKey.toString('base64url'), context);

/**
 * Compares the configured data keys, the newest first, with the stored record. Fingerprints are made with a key derived from the
 * first data key ever used. That key is stored sealed, so people are still found when the first data key is gone.
 * @param columns all sealed columns
 */
export async function knowDataKeys(
  db: Db,
  values: readonly string[],
  columns: readonly SealedColumn[],
): Promise<DataKeys> {
  const begun = await checkSecret(db, 'DATA_KEY', values);
  await checkSealingKeys(db, values, columns);
  const own = { begun, values, fingerprintKey: fingerprintKeyOf(begun) };
  await db
    .updateTable('secret_checks')
    .set({ kept: sealed(own) })
    .where('name', '=', 'DATA_KEY')
    .where('kept', 'is', null)
    .execute();
  const { kept } = await db
    .selectFrom('secret_checks')
    .select('kept')
    .where('name', '=', 'DATA_KEY')
    .executeTakeFirstOrThrow();
  const key = createPersonalData(own).open<string>(kept!, context);
  return { begun, values, fingerprintKey: Buffer.from(key, 'base64url') };
}

/** Records the first key as the current one, after every row is sealed by it. */
export async function leaveOldKeys(db: Db, keys: DataKeys, fingerprint: string): Promise<void> {
  await db
    .updateTable('secret_checks')
    .set({ kept: sealed(keys), fingerprint })
    .where('name', '=', 'DATA_KEY')
    .execute();
}
