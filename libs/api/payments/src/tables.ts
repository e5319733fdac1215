import type { Locale, Payment, PaymentMethod, PaymentStatus } from '@karvon/contract';
import type { Currency } from '@karvon/money';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ReceiptLine } from './provider-port/receipt';

export interface PaymentsTable {
  id: string;
  request_key: string;
  order_kind: Payment['orderKind'];
  order_number: string;
  method: PaymentMethod;
  provider: string;
  provider_id: string | null;
  confirmation_url: string | null;
  return_url: string;
  lang: Locale;
  amount: number;
  currency: Currency;
  status: PaymentStatus;
  failure: Payment['failure'];
  checks: Generated<number>;
  created_at: Date;
  /** By when the bank must decide before the payment is closed. */
  held_until: Date;
  /** The bank has reserved the money; it is taken once a part can be delivered. */
  reserved: Generated<boolean>;
  /** The lines of its tax receipt; null before the bank was called. */
  receipt_lines: JSONColumnType<readonly ReceiptLine[]> | null;
}

/** The response to a callback and to its repetitions. */
export interface CallbackResponse {
  received: true;
  status: PaymentStatus;
}

export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  provider_id: string;
  kind: string;
  received_at: Date;
  answer: JSONColumnType<CallbackResponse> | null;
}

export interface LedgerTable {
  id: Generated<number>;
  payment_id: string;
  entry: 'charge' | 'refund';
  /** The reference of a partial return; '' for the rest. */
  reference: Generated<string>;
  debit: string;
  credit: string;
  amount: number;
  currency: Currency;
  at: Date;
}

/** Money of a payment that is being returned. */
export interface PaymentReturnsTable {
  /**
   * The payment's id for the last return of a payment; a partial return has its own. The provider identifies the return by it.
   */
  reference: string;
  payment_id: string;
  amount: number;
  /** The payer has the money. */
  sent: Generated<boolean>;
  sent_at: ColumnType<Date | null, never, Date>;
  checks: Generated<number>;
  /** The lines of its tax receipt. */
  receipt_lines: JSONColumnType<readonly ReceiptLine[]> | null;
}

/** A tax receipt that is sent after its money has moved, or after the prepaid order is delivered. */
export interface PaymentReceiptsTable {
  id: Generated<string>;
  payment_id: string;
  /** A movement of the ledger; `completion`: the receipt of the delivery of a prepaid order. */
  entry: LedgerTable['entry'] | 'completion';
  /** As in the ledger. */
  reference: string;
  /** When a completion came due. */
  due_at: ColumnType<Date | null, never, Date>;
  /**
   * `not-due`: its money has not moved, or the order is not delivered; `waiting`: the provider does not have the receipt;
   * `pending`: it does; `refused`: the cash register has refused it.
   */
  state: Generated<'not-due' | 'waiting' | 'pending' | 'done' | 'refused'>;
  /** How many attempts the provider has refused. */
  attempt: Generated<number>;
  /** The provider's number of the receipt. */
  receipt_id: string | null;
  checks: Generated<number>;
}

/** The moment up to which a provider's statement has been compared with the ledger. */
export interface PaymentStatementsTable {
  provider: string;
  compared_until: Date;
}

/** The differences found. */
export interface StatementDifferencesTable {
  provider: string;
  provider_id: string;
  payment_id: string | null;
  begun_at: Date;
  charged_here: number;
  charged_there: number;
  returned_here: number;
  returned_there: number;
  currency: Currency;
  found_at: Date;
}

export interface PaymentTables {
  payment_statements: PaymentStatementsTable;
  statement_differences: StatementDifferencesTable;
  payment_returns: PaymentReturnsTable;
  payment_receipts: PaymentReceiptsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  ledger: LedgerTable;
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends PaymentTables {}
}
