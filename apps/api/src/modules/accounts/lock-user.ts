import type { Tx } from '../../db/database';

/**
 * Changes of what belongs to one user wait for each other, until the transaction ends. Not for the key: rows that name the user,
 * written before in the same transaction, already share it, and two such transactions would wait for each other.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
