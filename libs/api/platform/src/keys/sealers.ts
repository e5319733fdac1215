import { sql } from 'kysely';
import type { Db } from '../db/database';
import { dataKeyIdOf } from '../personal-data';

const prefix = 'karvon-sealer ';

/** The lifeline's name of an API that seals with this key: other APIs see it for as long as that one runs. */
export const sealerName = (dataKey: string): string => prefix + dataKeyIdOf(dataKey);

/** The ids of the keys that running APIs seal with; none with the embedded database, which serves one API. */
export async function sealersNow(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`SELECT application_name AS name
    FROM pg_stat_activity WHERE datname = current_database()
      AND starts_with(application_name, ${prefix})`.execute(db);
  return new Set(rows.map(({ name }) => name.slice(prefix.length)));
}
