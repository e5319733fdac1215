import { sql } from 'kysely';
import { dataKeyIdOf, type DataKeys } from '../personal-data';
import { createTokenKeys } from '../token-keys';
import { leaveOldKeys } from './know-data-keys';
import type { KeyBoard, KeyState } from './port';
import type { RowKey, SealedColumn } from './sealed-column';
import { fingerprintOf } from './secret-checks';
import { createSealedWalk, type WalkDeps } from './walk-sealed';

/** Rows by the key that has sealed them, without opening any. */
const countById = ({ table, column, bytes }: SealedColumn) => {
  const value = sql.ref(column);
  // 'KVS1' and six bytes of the id; as text the id and a dot.
  const id = bytes
    ? sql`CASE WHEN substring(${value} from 1 for 4) = 'KVS1'::bytea
        THEN translate(encode(substring(${value} from 5 for 6), 'base64'), '+/', '-_') END`
    : sql`CASE WHEN strpos(${value}, '.') > 0 THEN split_part(${value}, '.', 1) END`;
  return sql<{ id: string | null; rows: string }>`
    SELECT ${id} AS id, count(*) AS rows FROM ${sql.table(table)} WHERE ${value} IS NOT NULL GROUP BY 1`;
};

const maxUnreadable = 200;

/** What operators see of the keys, and the re-sealing that makes old keys unnecessary. */
export function createKeyBoard({
  dataKeys,
  tokenSecrets,
  ...deps
}: WalkDeps & { dataKeys: DataKeys; tokenSecrets: readonly string[] }): KeyBoard {
  const { columns, database, personalData } = deps;
  const { db } = database;
  const walk = createSealedWalk(deps);

  async function count(): Promise<KeyState[]> {
    const rows = new Map<string | null, number>(personalData.keyIds.map((id) => [id, 0]));
    for (const column of columns)
      for (const found of (await countById(column).execute(db)).rows)
        rows.set(found.id, (rows.get(found.id) ?? 0) + Number(found.rows));
    const stateOf = (id: string | null): KeyState['state'] => {
      if (id === personalData.keyIds[0]) return 'seals';
      return id === null || personalData.keyIds.includes(id) ? 'opens' : 'not-set';
    };
    return [...rows].map(([id, number]) => ({ id, state: stateOf(id), rows: number }));
  }

  /** Removes old keys from the database once no readable row needs them. */
  async function finished(): Promise<void> {
    const [newest = ''] = dataKeys.values;
    const others = (await count()).filter(({ state, rows }) => state === 'opens' && rows > 0);
    if (others.length === 0) await leaveOldKeys(db, dataKeys, fingerprintOf('DATA_KEY', newest));
  }

  return {
    async states() {
      const walks = await db.selectFrom('sealed_walks').selectAll().orderBy('place').execute();
      const unreadable = await db
        .selectFrom('unreadable_rows')
        .select(['place', 'row'])
        .orderBy('place')
        .orderBy('row')
        .limit(maxUnreadable)
        .execute();
      return {
        dataKeys: await count(),
        tokenSecrets: tokenSecrets.map((one) => createTokenKeys([one], 'session-token').own.id),
        walk: walks.map(({ place, seen, resealed, finished_at: finishedAt }) => ({
          place,
          seen,
          resealed,
          finishedAt,
        })),
        unreadable: unreadable.map(({ place, row }) => ({
          place,
          row: JSON.parse(row) as RowKey,
        })),
      };
    },

    check: () => walk.begin(),

    async retire(id) {
      const old = dataKeys.values.slice(1).map(dataKeyIdOf);
      if (!old.includes(id)) return false;
      await walk.begin();
      return true;
    },

    walk: () => walk.walk(finished),
  };
}
