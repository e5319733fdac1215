import { dataKeyIdOf, type DataKeys } from '../personal-data';
import { createTokenKeys } from '../token-keys';
import { leaveOldKeys } from './know-data-keys';
import type { KeyBoard, KeyState } from './port';
import { sealersNow } from './sealers';
import { countRowsByKey, forgetSealingKeys } from './sealing-keys';
import type { RowKey } from './sealed-column';
import { fingerprintOf } from './secret-checks';
import { createSealedWalk, type WalkDeps } from './walk-sealed';
import type {} from './tables';

const maxUnreadable = 200;

/** What operators see of the keys, and the re-sealing after which old keys are not needed. */
export function createKeyBoard({
  dataKeys,
  tokenSecrets,
  ...deps
}: WalkDeps & { dataKeys: DataKeys; tokenSecrets: readonly string[] }): KeyBoard {
  const { columns, database, personalData } = deps;
  const { db } = database;
  const walk = createSealedWalk(deps);

  async function count(): Promise<KeyState[]> {
    const set = personalData.keyIds.map((id): [string, number] => [id, 0]);
    const rows = new Map([...set, ...(await countRowsByKey(db, columns))]);
    const sealers = await sealersNow(db);
    const stateOf = (id: string | null): KeyState['state'] => {
      if (id === personalData.keyIds[0]) return 'seals';
      if (id !== null && sealers.has(id)) return 'seals-elsewhere';
      return id === null || personalData.keyIds.includes(id) ? 'opens' : 'not-set';
    };
    return [...rows].map(([id, number]) => ({ id, state: stateOf(id), rows: number }));
  }

  /** Removes old keys from the database once no readable row needs them and no API seals with them. */
  async function finished(): Promise<void> {
    const [newest = ''] = dataKeys.values;
    const needed = (await count()).some(
      ({ state, rows }) => state === 'seals-elsewhere' || (state === 'opens' && rows > 0),
    );
    if (needed) return;
    await leaveOldKeys(db, dataKeys, fingerprintOf('DATA_KEY', newest));
    await forgetSealingKeys(db, dataKeys.values);
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
      if (!old.includes(id)) return 'not-old';
      const sealers = await sealersNow(db);
      if (old.some((one) => sealers.has(one))) return 'seals-elsewhere';
      await walk.begin();
      return 'begun';
    },

    walk: () => walk.walk(finished),
  };
}
