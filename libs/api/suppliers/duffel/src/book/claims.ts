import type { Selectable } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import * as suppliers from '@karvon/supply/claims';
import type { DuffelTables } from './tables';

export type Claim = Selectable<DuffelTables['duffel_orders']>;

/** Our requests to book at Duffel. */
export const createClaims = (db: Db) => suppliers.createClaims(db, 'duffel_orders');

export type Claims = ReturnType<typeof createClaims>;
/** The data of a request that is stored before it is sent. */
export type NewClaim = Parameters<Claims['request']>[0];
