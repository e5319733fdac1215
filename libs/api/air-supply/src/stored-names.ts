import type { Tx } from '@karvon/platform/db/database';
import type { PersonalData } from '@karvon/platform/personal-data';

/** Names of passengers that an adapter stores to find its orders again. */
export interface StoredNames {
  table: string;
  /**
   * Erases the names in an order of an erased account.
   * @returns how many rows named somebody
   */
  erase(tx: Tx, data: Pick<PersonalData, 'seal'>, orderNumber: string): Promise<number>;
}
