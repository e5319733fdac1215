import { sql } from 'kysely';
import type { Db } from '../db/database';
import { dataKeyIdOf } from '../personal-data';

const prefix = 'karvon-sealer ';

/** The name of the lifeline of an API that seals with this key: so the others see it for as long as it runs. */
export const sealerName = (dataKey: string): string => prefix + dataKeyIdOf(dataKey);

/** The ids of the keys that the running APIs seal with; none where the embedded database serves one. */
export async function sealersNow(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`SELECT application_name AS name
    FROM pg_stat_activity WHERE datname = current_database()
      AND starts_with(application_name, ${prefix})`.execute(db);
  return new Set(rows.map(({ name }) => name.slice(prefix.length)));
}
