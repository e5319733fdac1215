import type { Generated } from 'kysely';

export interface ClickTransactionsTable {
  /** Click's number of the transaction. */
  id: string;
  /** Our number of the transaction. */
  prepare_id: Generated<number>;
  /** Click's number of the payment: the payer sees it, and a reversal names it. */
  paydoc_id: string;
  payment_id: string;
  state: 'prepared' | 'paid' | 'cancelled' | 'reversed';
  prepared_at: Date;
}

export interface ClickTables {
  click_transactions: ClickTransactionsTable;
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends ClickTables {}
}
