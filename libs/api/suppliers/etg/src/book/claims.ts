import type { Selectable } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import * as suppliers from '@karvon/supply/claims';
import type { EtgTables } from '../tables';

export type Claim = Selectable<EtgTables['etg_orders']>;

/** Our requests to book at ETG. */
export const createClaims = (db: Db) => suppliers.createClaims(db, 'etg_orders');
export type Claims = ReturnType<typeof createClaims>;
/** What is written of a request before it is sent. */
export type NewClaim = Parameters<Claims['request']>[0];

/** Our number for the supplier (`partner_order_id`), which is good for one attempt. */
export const attemptOf = ({
  reference,
  attempts,
}: Pick<Claim, 'reference' | 'attempts'>): string =>
  attempts === 1 ? reference : `${reference}.${attempts}`;

/** The numbers of all attempts, the first one first. */
export const attemptsOf = ({ reference, attempts }: Claim): string[] =>
  Array.from({ length: attempts }, (_, index) => attemptOf({ reference, attempts: index + 1 }));
