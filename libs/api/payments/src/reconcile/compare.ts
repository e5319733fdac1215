import type { Currency } from '@karvon/money';
import type { StatementLine } from '../provider-port/payment-provider';

/** A payment of ours in the ledger; minor units. */
export interface LedgerLine {
  paymentId: string;
  providerId: string;
  begunAt: Date;
  charged: number;
  returned: number;
  currency: Currency;
}

export interface Difference {
  providerId: string;
  /** Null: the payment is unknown here. */
  paymentId: string | null;
  begunAt: Date;
  here: { charged: number; returned: number };
  there: { charged: number; returned: number };
  /** The provider holds reserved money: not a difference yet, but we must take or release it. */
  reserved: boolean;
  currency: Currency;
}

const nothing = { charged: 0, returned: 0 };

/** Finds payments whose statement differs from our ledger, and payments whose money is only reserved. */
export function compareStatement(
  ours: readonly LedgerLine[],
  theirs: readonly StatementLine[],
): Difference[] {
  const there = new Map(theirs.map((line) => [line.providerId, line]));
  const here = new Map(ours.map((line) => [line.providerId, line]));
  const ids = new Set([...here.keys(), ...there.keys()]);
  return [...ids].flatMap((providerId) => {
    const own = here.get(providerId);
    const line = there.get(providerId);
    const { charged, returned } = own ?? nothing;
    // Money that an operator has sent is not in the statement.
    const reported = {
      charged: line?.charged ?? 0,
      returned: line ? (line.returned ?? returned) : 0,
    };
    const reserved = line?.reserved === true;
    if (reported.charged === charged && reported.returned === returned && !reserved) return [];
    const { begunAt, currency } = (own ?? line)!;
    const paymentId = own?.paymentId ?? null;
    const sums = { here: { charged, returned }, there: reported };
    return [{ providerId, paymentId, begunAt, currency, reserved, ...sums }];
  });
}
