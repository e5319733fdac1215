import type { Generated, JSONColumnType } from 'kysely';
import type { YookassaReceipts } from '@karvon/platform/settings/yookassa-receipts';

export interface YookassaRefundsTable {
  reference: string;
  /** How many attempts YooKassa has cancelled. */
  attempt: Generated<number>;
  refund_id: string | null;
}

export interface YookassaTables {
  yookassa_refunds: YookassaRefundsTable;
  /** The settings by which the sale of a payment was listed. */
  yookassa_sold_tax: { payment_id: string; receipts: JSONColumnType<YookassaReceipts> };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends YookassaTables {}
}
