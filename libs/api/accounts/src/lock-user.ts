import type { Tx } from '@karvon/platform/db/database';

/**
 * Makes transactions that change one user's data wait for each other. The lock leaves out the key: rows that name the user,
 * written earlier in the same transaction, already share it, and two such transactions would deadlock.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
