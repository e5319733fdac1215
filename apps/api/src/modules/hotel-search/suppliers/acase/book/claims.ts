import type { Selectable } from 'kysely';
import type { Db } from '../../../../../db/database';
import * as suppliers from '../../../../../supplier-wire/claims';
import type { AcaseTables } from '../tables';

export type Claim = Selectable<AcaseTables['acase_orders']>;

/** Our requests to book at Академсервис. */
export const createClaims = (db: Db) =>
  suppliers.createClaims<AcaseTables['acase_orders']>(db, 'acase_orders');

export type Claims = ReturnType<typeof createClaims>;
