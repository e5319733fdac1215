import type { Tx } from '../../../db/database';
import type { PersonalData } from '../../../personal-data';

/** Names of passengers that an adapter must keep to find its orders again. */
export interface StoredNames {
  table: string;
  /**
   * Takes the names of an order away whose persons are erased.
   * @returns how many rows named somebody
   */
  erase(tx: Tx, data: Pick<PersonalData, 'seal'>, orderNumber: string): Promise<number>;
}
