import type { AppDeps } from '../../app-deps';
import { problem } from '../../http/problem';
import type { PersonalData } from '../../personal-data';

interface Limit {
  scope: 'address' | 'order';
  wrongTries: number;
  minutes: number;
}

const limits: readonly Limit[] = [
  { scope: 'address', wrongTries: 10, minutes: 15 },
  { scope: 'order', wrongTries: 5, minutes: 60 },
];

export interface LookupLimits {
  /**
   * Counts a look-up as wrong before it is made, so that parallel guesses cannot slip past the count.
   * @returns takes the count back: the look-up was right after all
   * @throws problem rate-limited
   */
  enter(keys: Record<Limit['scope'], string>): Promise<() => Promise<void>>;
}

/** Wrong look-ups per address and per booking number, whether or not the number exists. */
export function createLookupLimits({
  clock,
  database: { db },
  data,
}: Pick<AppDeps, 'clock' | 'database'> & { data: PersonalData }): LookupLimits {
  async function forget(ids: number[]): Promise<void> {
    await db.deleteFrom('air_lookup_failures').where('id', 'in', ids).execute();
  }

  return {
    async enter(keys) {
      const now = clock.now();
      const oldest = new Date(
        now.getTime() - Math.max(...limits.map(({ minutes }) => minutes)) * 60_000,
      );
      await db.deleteFrom('air_lookup_failures').where('at', '<', oldest).execute();
      const rows = limits.map(({ scope }) => ({
        scope,
        key: data.fingerprint(keys[scope], `lookup/${scope}`),
        at: now,
      }));
      const inserted = await db
        .insertInto('air_lookup_failures')
        .values(rows)
        .returning('id')
        .execute();
      const ids = inserted.map(({ id }) => id);
      for (const [index, { wrongTries, minutes }] of limits.entries()) {
        const { scope, key } = rows[index]!;
        const since = new Date(now.getTime() - minutes * 60_000);
        const recent = await db
          .selectFrom('air_lookup_failures')
          .select('at')
          .where('scope', '=', scope)
          .where('key', '=', key)
          .where('at', '>', since)
          .orderBy('at')
          .execute();
        if (recent.length <= wrongTries) continue;
        await forget(ids);
        const freeAt = recent[recent.length - 1 - wrongTries]!.at.getTime() + minutes * 60_000;
        throw problem('rate-limited', {
          retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
        });
      }
      return () => forget(ids);
    },
  };
}
