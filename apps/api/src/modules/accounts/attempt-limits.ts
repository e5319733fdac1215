import type { Selectable } from 'kysely';
import type { AppDeps } from '../../app-deps';
import type { Tx } from '../../db/database';
import { problem } from '../../http/problem';
import type { AccountTables } from './tables';

type AttemptRow = Selectable<AccountTables['sign_in_attempts']>;
export type AttemptKeys = Record<AttemptRow['scope'], string>;

interface Limit {
  scope: AttemptRow['scope'];
  /** Wrong tries in a row until the next one has to wait. */
  free: number;
  /** After so many nothing but a recovery helps. */
  lockAt: number;
  /** Wrong tries are forgotten when there were none for so long. */
  forgetAfterMs: number;
}

const HOUR_MS = 3_600_000;
/** A family shares an address, so it is given more, and forgiven; a phone's tries are only ended by the right PIN. */
const limits: readonly Limit[] = [
  { scope: 'phone', free: 5, lockAt: 20, forgetAfterMs: Infinity },
  { scope: 'address', free: 30, lockAt: Infinity, forgetAfterMs: HOUR_MS },
];

const firstWaitMs = 30_000;
const longestWaitMs = HOUR_MS;

/** 30 s after the last free try, twice as long after each further one, an hour at most. */
function waitAfter(wrong: number, free: number): number {
  return wrong < free ? 0 : Math.min(firstWaitMs * 2 ** (wrong - free), longestWaitMs);
}

/** Wrong PINs and codes per phone and per address, counted the same for phones that have no account. */
export function createAttemptLimits({
  clock,
  database: { db },
}: Pick<AppDeps, 'clock' | 'database'>) {
  async function lockRow(tx: Tx, { scope }: Limit, key: string, now: Date): Promise<AttemptRow> {
    await tx
      .insertInto('sign_in_attempts')
      .values({ scope, key, wrong: 0, free_at: now, last_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return tx
      .selectFrom('sign_in_attempts')
      .selectAll()
      .where('scope', '=', scope)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirstOrThrow();
  }

  return {
    /**
     * Counts a try as wrong before it is looked at, so that parallel guesses cannot slip past the count.
     * @throws problem rate-limited while a wait runs, pin-locked after twenty wrong ones
     */
    async enter(keys: AttemptKeys): Promise<void> {
      const now = clock.now();
      await db.transaction().execute(async (tx) => {
        for (const limit of limits) {
          const { scope, free, lockAt, forgetAfterMs } = limit;
          const row = await lockRow(tx, limit, keys[scope], now);
          if (row.wrong >= lockAt) throw problem('pin-locked');
          const waitMs = row.free_at.getTime() - now.getTime();
          if (waitMs > 0)
            throw problem('rate-limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
          const stale = now.getTime() - row.last_at.getTime() > forgetAfterMs;
          const wrong = (stale ? 0 : row.wrong) + 1;
          const freeAt = new Date(now.getTime() + waitAfter(wrong, free));
          await tx
            .updateTable('sign_in_attempts')
            .set({ wrong, free_at: freeAt, last_at: now })
            .where('scope', '=', scope)
            .where('key', '=', keys[scope])
            .execute();
        }
      });
    },

    /** The try was right: the phone begins anew, and the address has its try back. */
    async succeed(tx: Tx, keys: AttemptKeys): Promise<void> {
      await tx
        .deleteFrom('sign_in_attempts')
        .where('scope', '=', 'phone')
        .where('key', '=', keys.phone)
        .execute();
      await tx
        .updateTable('sign_in_attempts')
        .set(({ eb, fn }) => ({
          wrong: fn<number>('greatest', [eb('wrong', '-', 1), eb.val(0)]),
          free_at: clock.now(),
        }))
        .where('scope', '=', 'address')
        .where('key', '=', keys.address)
        .execute();
    },

    /** Counts of addresses that have been quiet for long; a phone keeps its own. */
    async forgetBefore(instant: Date): Promise<void> {
      await db
        .deleteFrom('sign_in_attempts')
        .where('scope', '=', 'address')
        .where('last_at', '<', instant)
        .execute();
    },
  };
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;
