import type { Db } from '../../../../db/database';
import type { YookassaReceipts } from '../../../../settings/yookassa-receipts';

/** How the sale of a payment was listed: what goes back or is completed has the same tax, whatever is set by then. */
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

  /** Undefined: an older version has listed it. */
  async of(db: Db, payment: string): Promise<YookassaReceipts | undefined> {
    const row = await db
      .selectFrom('yookassa_sold_tax')
      .select('receipts')
      .where('payment_id', '=', payment)
      .executeTakeFirst();
    return row?.receipts;
  },
};
