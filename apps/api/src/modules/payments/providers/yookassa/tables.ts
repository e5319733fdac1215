import type { Generated } from 'kysely';

export interface YookassaRefundsTable {
  reference: string;
  /** How many attempts YooKassa has cancelled. */
  attempt: Generated<number>;
  refund_id: string | null;
}

export interface YookassaTables {
  yookassa_refunds: YookassaRefundsTable;
}
