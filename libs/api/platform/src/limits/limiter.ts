import type { Db, Tx } from '../db/database';
import { lockByName } from '../db/lock-by-name';
import { problem } from '../http/problem';
import type { LimitRule } from './rules';
import type {} from './tables';

/** A counted try, which can be taken back if it was right. */
export type CountedTry = number[];

interface LimiterOptions<Scope extends string> {
  /** What is limited. Each kind counts its tries separately. */
  kind: string;
  /** Scopes are locked in this order, the same everywhere, so that there are no deadlocks. */
  rules: readonly LimitRule<Scope>[];
  /** The problem that is thrown when waiting does not help. */
  locked?: () => Error;
}

/** Counts tries of one kind by fingerprints: of a phone, an address, an order's number. */
export function createLimiter<Scope extends string>({
  kind,
  rules,
  locked = () => new Error(`Nobody may try ${kind} any more`),
}: LimiterOptions<Scope>) {
  type Keys = Record<Scope, string>;
  const scopes = [...new Set(rules.map(({ scope }) => scope))];

  async function waitMs(db: Db | Tx, rule: LimitRule<Scope>, key: string, now: Date) {
    const tries = await db
      .selectFrom('limited_tries')
      .select('at')
      .where('kind', '=', kind)
      .where('scope', '=', rule.scope)
      .where('key', '=', key)
      .$if(Number.isFinite(rule.minutes), (query) =>
        query.where('at', '>', new Date(now.getTime() - rule.minutes * 60_000)),
      )
      .orderBy('at', 'desc')
      .limit(rule.max)
      .execute();
    return Math.max(0, rule.freeAt(tries.map(({ at }) => at.getTime())) - now.getTime());
  }

  function untilOf(scope: Scope, now: Date): Date | null {
    const minutes = Math.max(
      ...rules.filter((rule) => rule.scope === scope).map((rule) => rule.minutes),
    );
    return Number.isFinite(minutes) ? new Date(now.getTime() + minutes * 60_000) : null;
  }

  return {
    /** Whole seconds until another try is allowed; 0: at once, Infinity: never. */
    async left(db: Db | Tx, keys: Keys, now: Date): Promise<number> {
      const waits = [];
      for (const rule of rules) waits.push(await waitMs(db, rule, keys[rule.scope], now));
      return Math.ceil(Math.max(0, ...waits) / 1000);
    },

    /**
     * Counts a try before it is checked. Tries with the same key wait for each other until `tx` ends, so that parallel ones
     * are counted too.
     * @throws problem rate-limited while a wait runs; `locked` when waiting does not help
     */
    async count(tx: Tx, keys: Keys, now: Date): Promise<CountedTry> {
      for (const scope of scopes) {
        const name = `${kind} ${scope} ${keys[scope]}`;
        await lockByName(tx, name);
        for (const rule of rules.filter((one) => one.scope === scope)) {
          const wait = await waitMs(tx, rule, keys[scope], now);
          if (wait === Infinity) throw locked();
          if (wait > 0)
            throw problem('rate-limited', { retryAfterSeconds: Math.ceil(wait / 1000) });
        }
      }
      const rows = scopes.map((scope) => ({
        kind,
        scope,
        key: keys[scope],
        at: now,
        until: untilOf(scope, now),
      }));
      const counted = await tx.insertInto('limited_tries').values(rows).returning('id').execute();
      return counted.map(({ id }) => id);
    },

    async takeBack(db: Db | Tx, counted: CountedTry): Promise<void> {
      if (counted.length === 0) return;
      await db.deleteFrom('limited_tries').where('id', 'in', counted).execute();
    },

    /** Forgets all tries of this key. */
    async forgive(db: Db | Tx, scope: Scope, key: string): Promise<void> {
      await db
        .deleteFrom('limited_tries')
        .where('kind', '=', kind)
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute();
    },
  };
}

/** Forgets tries of every kind that no longer count. */
export async function forgetTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limited_tries').where('until', '<=', now).execute();
}
