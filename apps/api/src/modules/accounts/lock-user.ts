import type { Tx } from '../../db/database';

/** Changes of what belongs to one user wait for each other, until the transaction ends. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}
