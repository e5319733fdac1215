import type { Locale } from '@karvon/contract';
import type { Db } from '@karvon/platform/db/database';
import type { PersonalData } from '@karvon/platform/personal-data';
import type { DocumentReader } from '@karvon/messages';

/** What a voucher is sealed for. */
export const voucherContext = (orderNumber: string, lang: Locale) =>
  `hotel-voucher/${orderNumber}/${lang}`;

/** Vouchers as they were printed; null: it is not made yet. */
export function createVoucherReader(db: Db, data: PersonalData): DocumentReader {
  return async function readVoucher(number, lang) {
    const made = await db
      .selectFrom('hotel_vouchers')
      .select('pdf')
      .where('order_number', '=', number)
      .where('lang', '=', lang)
      .executeTakeFirst();
    return made ? data.openBytes(Buffer.from(made.pdf), voucherContext(number, lang)) : null;
  };
}
