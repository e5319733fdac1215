import type { Selectable } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import * as suppliers from '@karvon/supply/claims';
import type { SirenaTables } from './tables';

export type Claim = Selectable<SirenaTables['sirena_orders']>;

/** Our requests to book at Sirena. */
export const createClaims = (db: Db) => suppliers.createClaims(db, 'sirena_orders');

export type Claims = ReturnType<typeof createClaims>;
/** The data of a request that is stored before it is sent. */
export type NewClaim = Parameters<Claims['request']>[0];

/** Locators are used again after years, so an order is identified by its day too. */
export const orderIdOf = (regnum: string, { asked_at: at }: Pick<Claim, 'asked_at'>): string =>
  `${regnum}-${at.toISOString().slice(2, 10).replaceAll('-', '')}`;
export const regnumOf = (orderId: string): string => orderId.split('-')[0]!;
