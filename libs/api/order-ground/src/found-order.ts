import type { Payment } from '@karvon/contract';
import type { Money } from '@karvon/money';

/** An order of either kind as an operator sees it. */
export interface FoundOrder {
  kind: Payment['orderKind'];
  number: string;
  status: string;
  /** The last step at the supplier. */
  supply: string;
  /** The carrier's or the hotel's number. */
  reference: string | null;
  /** The order whose place this one takes: the same stay on other dates. */
  replaces: string | null;
  /** What was sold, in a line. */
  what: string;
  total: Money;
  createdAt: Date;
  payBefore: Date | null;
  history: { status: string; at: Date }[];
  people: string[];
  /** Null where it cannot be read: sealed with another data key. */
  booker: { phone: string; email: string } | null;
}

/**
 * Finds orders by what a caller may know, the newest first.
 * @param phone the text as a phone (E.164), where it is one
 */
export type FindOrders = (text: string, phone: string | undefined) => Promise<FoundOrder[]>;
