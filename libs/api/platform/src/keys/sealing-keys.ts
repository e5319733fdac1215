import { sql } from 'kysely';
import type { Db } from '../db/database';
import { dataKeyIdOf } from '../personal-data';
import type { SealedColumn } from './sealed-column';
import { fingerprintOf } from './secret-checks';
import type {} from './tables';

/** Counts rows by the key that has sealed them, without opening any. */
const countById = ({ table, column, bytes }: SealedColumn) => {
  const value = sql.ref(column);
  // The prefix of a sealed file: 'KVS1' and six bytes of the id; of a sealed text: the id and a dot.
  const id = bytes
    ? sql`CASE WHEN substring(${value} from 1 for 4) = 'KVS1'::bytea
        THEN translate(encode(substring(${value} from 5 for 6), 'base64'), '+/', '-_') END`
    : sql`CASE WHEN strpos(${value}, '.') > 0 THEN split_part(${value}, '.', 1) END`;
  return sql<{ id: string | null; rows: string }>`
    SELECT ${id} AS id, count(*) AS rows FROM ${sql.table(table)} WHERE ${value} IS NOT NULL GROUP BY 1`;
};

/** How many rows each key has sealed; null counts values from before keys had ids. */
export async function countRowsByKey(
  db: Db,
  columns: readonly SealedColumn[],
): Promise<Map<string | null, number>> {
  const rows = new Map<string | null, number>();
  for (const column of columns)
    for (const found of (await countById(column).execute(db)).rows)
      rows.set(found.id, (rows.get(found.id) ?? 0) + Number(found.rows));
  return rows;
}

const prefix = 'DATA_KEY/';

/**
 * Records the first key before it seals any row. Rows are counted only when a recorded key is not set.
 * @throws Error when rows are sealed by such a key
 */
export async function checkSealingKeys(
  db: Db,
  values: readonly string[],
  columns: readonly SealedColumn[],
): Promise<void> {
  const records = await db
    .selectFrom('secret_checks')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .execute();
  const ids = values.map(dataKeyIdOf);
  const missing = records
    .map(({ name }) => name.slice(prefix.length))
    .filter((id) => !ids.includes(id));
  if (missing.length > 0) {
    const rows = await countRowsByKey(db, columns);
    const needed = missing.find((id) => (rows.get(id) ?? 0) > 0);
    if (needed !== undefined)
      throw new Error(
        `DATA_KEY lacks the key ${needed}, which has sealed ${rows.get(needed)} rows. Set it again; ` +
          `npm run ops -- keys retire ${needed} makes it unnecessary (docs/operations.md says what to do when it is lost).`,
      );
  }
  const [name, fingerprint] = [prefix + ids[0], fingerprintOf('DATA_KEY', values[0] ?? '')];
  await db
    .insertInto('secret_checks')
    .values({ name, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the records of all keys but the first, after every row is sealed by it. */
export async function forgetSealingKeys(db: Db, values: readonly string[]): Promise<void> {
  await db
    .deleteFrom('secret_checks')
    .where('name', 'like', `${prefix}%`)
    .where('name', '<>', prefix + dataKeyIdOf(values[0] ?? ''))
    .execute();
}
