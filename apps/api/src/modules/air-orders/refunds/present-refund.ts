import type { AirRefund, Locale, PaymentMethod, RefundQuote, RefundState } from '@karvon/contract';
import { refundRuleOn, type Edition } from '@karvon/edition';
import type { Db } from '../../../db/database';
import { refundStore, type RefundRow } from './refund-store';

interface Said {
  edition: Edition;
  method: PaymentMethod;
  lang: Locale;
}

function presentTerms(row: RefundRow, { edition, method, lang }: Said) {
  const rule = refundRuleOn(edition.id, row.basis_since);
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    lines: row.lines,
    total: { amount: row.total, currency: row.currency },
    basis: { text: rule.basis[row.kind][lang], since: rule.since },
    method,
    sentBy: row.sent_by,
    pointsCancelled: row.points_cancelled,
  };
}

export function presentQuote(row: RefundRow, said: Said): RefundQuote {
  return { ...presentTerms(row, said), expiresAt: row.expires_at.toISOString() };
}

/** The confirmed refund of an order and the steps it has taken; null when there is none. */
export async function presentRefund(
  db: Db,
  orderNumber: string,
  { edition, lang }: Omit<Said, 'method'>,
): Promise<AirRefund | null> {
  const row = await refundStore.latest(db, orderNumber);
  if (!row) return null;
  const { method } = await db
    .selectFrom('payments')
    .select('method')
    .where('id', '=', row.payment_id)
    .executeTakeFirstOrThrow();
  const steps = await refundStore.steps(db, row.id);
  return {
    ...presentTerms(row, { edition, method, lang }),
    // Only confirmed refunds are looked up: none of them is a quote.
    state: row.state as RefundState,
    steps: steps.map(({ state, at }) => ({ state: state as RefundState, at: at.toISOString() })),
  };
}
