import type { Db } from '../../../db/database';
import type { DocumentReader } from '../../messages/port';

/** Vouchers as they were printed; null: it is not made yet. */
export function createVoucherReader(db: Db): DocumentReader {
  return async function readVoucher(number, lang) {
    const made = await db
      .selectFrom('hotel_vouchers')
      .select('pdf')
      .where('order_number', '=', number)
      .where('lang', '=', lang)
      .executeTakeFirst();
    return made ? Buffer.from(made.pdf) : null;
  };
}
