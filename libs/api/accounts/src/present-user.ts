import type { Profile, User } from '@karvon/contract';
import type { Db, Tx } from '@karvon/platform/db/database';
import type { AccountDeps } from './account-deps';
import { pointsLedger } from './points/points-ledger';
import type { UserRow } from './user-store';

/** The user's data for pages, without anything that a stranger in front of the screen should not read. */
export async function presentUser(
  { users }: Pick<AccountDeps, 'users'>,
  db: Db | Tx,
  userId: string,
): Promise<User> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    username: users.person(row).username,
    langcode: row.langcode,
    settings: { TotalPoints: Math.max(0, await pointsLedger.balance(db, row.id)) },
  };
}

/** Everything that the owner of a profile sees or changes. */
export async function presentProfile(
  deps: Pick<AccountDeps, 'users'>,
  db: Db,
  row: UserRow,
): Promise<Profile> {
  const { phone, email } = deps.users.person(row);
  return { ...(await presentUser(deps, db, row.id)), phone, email };
}
