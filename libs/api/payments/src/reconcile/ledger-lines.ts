import { sql } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import type { LedgerLine } from './compare';

/** The ledger's amounts of a provider's payments that began in a period. */
export async function ledgerLines(
  db: Db,
  provider: string,
  from: Date,
  to: Date,
): Promise<LedgerLine[]> {
  const sumOf = (entry: 'charge' | 'refund') =>
    sql<number>`COALESCE((SELECT SUM(amount) FROM ledger WHERE payment_id = payments.id AND entry = ${entry}), 0)::float8`;
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'provider_id', 'created_at', 'currency'])
    .select([sumOf('charge').as('charged'), sumOf('refund').as('returned')])
    .where('provider', '=', provider)
    .where('provider_id', 'is not', null)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .execute();
  return rows.map((row) => ({
    paymentId: row.id,
    providerId: row.provider_id!,
    begunAt: row.created_at,
    charged: row.charged,
    returned: row.returned,
    currency: row.currency,
  }));
}
