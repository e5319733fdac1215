import type { Db } from '@karvon/platform/db/database';
import type { YookassaReceipts } from '@karvon/platform/settings/yookassa-receipts';
import type {} from './tables';

/** The tax settings of a payment's sale: its returns and its completion have the same tax, even if the settings change. */
export const soldTax = {
  /** Called before the sale is listed. */
  async keep(db: Db, payment_id: string, settings: YookassaReceipts): Promise<void> {
    const receipts = JSON.stringify(settings);
    await db
      .insertInto('yookassa_sold_tax')
      .values({ payment_id, receipts })
      .onConflict((conflict) => conflict.column('payment_id').doUpdateSet({ receipts }))
      .execute();
  },

  /** Undefined: an older version has listed the sale. */
  async of(db: Db, payment: string): Promise<YookassaReceipts | undefined> {
    const row = await db
      .selectFrom('yookassa_sold_tax')
      .select('receipts')
      .where('payment_id', '=', payment)
      .executeTakeFirst();
    return row?.receipts;
  },
};
