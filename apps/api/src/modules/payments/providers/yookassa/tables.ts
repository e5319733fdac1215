import type { Generated } from 'kysely';

export interface YookassaRefundsTable {
  reference: string;
  /** YooKassa has cancelled this many before. */
  attempt: Generated<number>;
  refund_id: string | null;
}

export interface YookassaTables {
  yookassa_refunds: YookassaRefundsTable;
}
