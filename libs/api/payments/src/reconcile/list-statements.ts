import { money, type Money } from '@karvon/money';
import type { Db } from '@karvon/platform/db/database';

/** A payment whose provider's statement differs from our ledger. */
export interface StatementDifference {
  provider: string;
  providerId: string;
  /** Null: the payment is unknown here. */
  paymentId: string | null;
  chargedHere: Money;
  chargedThere: Money;
  returnedHere: Money;
  returnedThere: Money;
  foundAt: Date;
}

export interface Statements {
  compared: { provider: string; until: Date }[];
  differences: StatementDifference[];
}

/** The result of the last comparison with the providers' statements. */
export async function listStatements(db: Db, count: number): Promise<Statements> {
  const compared = await db
    .selectFrom('payment_statements')
    .select(['provider', 'compared_until as until'])
    .orderBy('provider')
    .execute();
  const rows = await db
    .selectFrom('statement_differences')
    .selectAll()
    .orderBy('begun_at')
    .limit(count)
    .execute();
  const differences = rows.map(({ currency, ...row }) => ({
    provider: row.provider,
    providerId: row.provider_id,
    paymentId: row.payment_id,
    chargedHere: money(row.charged_here, currency),
    chargedThere: money(row.charged_there, currency),
    returnedHere: money(row.returned_here, currency),
    returnedThere: money(row.returned_there, currency),
    foundAt: row.found_at,
  }));
  return { compared, differences };
}
