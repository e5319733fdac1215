import type { AirRefund, Locale, PaymentMethod, RefundQuote, RefundState } from '@karvon/contract';
import { refundRuleOn, type Edition } from '@karvon/edition';
import type { Db } from '@karvon/platform/db/database';
import type { PaymentReader } from '@karvon/payments';
import type { RefundDocuments } from './documents/refund-documents';
import { refundStore, type RefundRow } from '../store/refund-store';

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
    part: row.part,
    closes: row.closes,
    lines: row.lines,
    total: { amount: row.total, currency: row.currency },
    basis: { text: rule.basis[row.kind][lang], since: rule.since },
    method,
    sentBy: row.sent_by,
    pointsCancelled: row.points_cancelled,
    pointsReturned: row.points_returned,
  };
}

export function presentQuote(row: RefundRow, said: Said): RefundQuote {
  return { ...presentTerms(row, said), expiresAt: row.expires_at.toISOString() };
}

/** The confirmed refunds of an order with their steps, the most important one first. */
export async function presentRefunds(
  db: Db,
  rows: readonly RefundRow[],
  {
    documents,
    edition,
    lang,
    payments,
  }: Omit<Said, 'method'> & { documents: RefundDocuments; payments: PaymentReader },
): Promise<AirRefund[]> {
  const attached = await documents.of(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const method = await payments.methodOf(row.payment_id);
      const steps = await refundStore.steps(db, row.id);
      return {
        ...presentTerms(row, { edition, method, lang }),
        documents: attached.get(row.id)!,
        // Only confirmed refunds are looked up: none of them is a quote.
        state: row.state as RefundState,
        steps: steps.map(({ state, at }) => ({
          state: state as RefundState,
          at: at.toISOString(),
        })),
      };
    }),
  );
}
