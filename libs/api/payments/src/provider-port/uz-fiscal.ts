import type { UzFiscal } from '@karvon/platform/settings/fiscal/uz-fiscal';
import { taxedAs, titleOf, type ReceiptLine } from './receipt';

/** An item of the tax receipt, in tiyin; the code is from the national catalogue (MXIK). */
export interface FiscalItem {
  title: string;
  price: number;
  count: number;
  code: string;
  package_code: string;
  vat_percent: number;
}

/** The items of a receipt, each with its seller; null when the agency has not set the codes of one. */
export function fiscalItemsOf(
  lines: readonly ReceiptLine[],
  orderNumber: string,
  codes: UzFiscal | undefined,
): { item: FiscalItem; tin: string | undefined }[] | null {
  const items = lines.flatMap(({ item, amount: price }) => {
    const set = codes?.[taxedAs(item)];
    if (!set) return [];
    const { code, packageCode: package_code, vatPercent: vat_percent, tin = codes?.tin } = set;
    const title = titleOf(item, orderNumber);
    return [{ item: { title, price, count: 1, code, package_code, vat_percent }, tin }];
  });
  return items.length === lines.length && items.length > 0 ? items : null;
}
