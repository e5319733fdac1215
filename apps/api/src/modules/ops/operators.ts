import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '@karvon/platform/app-deps';
import { operatorRoles, type OperatorRole } from './tables';

export interface Operator {
  name: string;
  role: OperatorRole;
}

const digest = (token: string) => createHash('sha256').update(token).digest();

/** The name of the operator who has the initial token of every installation. */
const owner: Operator = { name: 'owner', role: 'admin' };

export const mayActAs = ({ role }: Operator, needed: OperatorRole): boolean =>
  operatorRoles.indexOf(role) >= operatorRoles.indexOf(needed);

/** Identifies operators: the owner by `OPERATOR_TOKEN`, the others by tokens of their own. */
export function createOperators({
  clock,
  database: { db },
  operatorToken,
}: Pick<AppDeps, 'clock' | 'database' | 'operatorToken'>) {
  const expected = digest(operatorToken);
  return {
    /** Undefined for an unknown or withdrawn token. */
    async find(token: unknown): Promise<Operator | undefined> {
      if (typeof token !== 'string' || token === '') return undefined;
      const given = digest(token);
      if (timingSafeEqual(given, expected)) return owner;
      return db
        .selectFrom('operators')
        .select(['name', 'role'])
        .where('token_digest', '=', given.toString('base64url'))
        .where('ended_at', 'is', null)
        .executeTakeFirst();
    },

    list: () => db.selectFrom('operators').selectAll().orderBy('name').execute(),

    /** Makes a token for a new operator, or a new token for one who lost it. It is shown once and not stored. */
    async hire({ name, role }: Operator): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const row = {
        role,
        token_digest: digest(token).toString('base64url'),
        created_at: clock.now(),
        ended_at: null,
      };
      await db
        .insertInto('operators')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
      return token;
    },

    /** False when no operator of this name has a token. */
    async dismiss(name: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('operators')
        .set({ ended_at: clock.now() })
        .where('name', '=', name)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async note(operator: string, act: string, subject: string, outcome: string): Promise<void> {
      await db
        .insertInto('operator_acts')
        .values({ at: clock.now(), operator, act, subject, outcome })
        .execute();
    },

    /** The newest acts, in order of time. */
    async acts(count: number) {
      const rows = await db
        .selectFrom('operator_acts')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(count)
        .execute();
      return rows.reverse();
    },
  };
}

export type Operators = ReturnType<typeof createOperators>;
