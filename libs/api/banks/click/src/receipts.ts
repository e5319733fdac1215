import type { AppDeps } from '@karvon/platform/app-deps';
import type { UzFiscal } from '@karvon/platform/settings/fiscal/uz-fiscal';
import { sumOfLines } from '@karvon/payments/provider-port/receipt';
import { fiscalItemsOf, type FiscalItem } from '@karvon/payments/provider-port/uz-fiscal';
import type { ReceiptToSend } from '@karvon/payments/provider-port/payment-provider';
import type { createMerchantApi } from './merchant-api';
import type {} from './tables';

export interface ReceiptsDeps extends Pick<AppDeps, 'database'> {
  codes: UzFiscal | undefined;
  merchantApi: Pick<ReturnType<typeof createMerchantApi>, 'hasReceipt' | 'submitItems'>;
}

/** An item as Click names its fields, with the VAT inside its price. */
const presentItem = (
  { title, price, count, code, package_code, vat_percent: vat }: FiscalItem,
  tin: string,
) => ({
  Name: `${title}, 1 шт.`,
  SPIC: code,
  PackageCode: package_code,
  GoodPrice: price,
  Price: price,
  Amount: count,
  VAT: Math.round((price * vat) / (100 + vat)),
  VATPercent: vat,
  CommissionInfo: { TIN: tin },
});

/** Sends the items of tax receipts by the Merchant API, because the SHOP API has no place for them. */
export function createReceipts({ codes, database: { db }, merchantApi }: ReceiptsDeps) {
  /** Money on its way back needs no receipt. */
  return async function sendReceipt({
    paymentId,
    reference,
    receipt: { lines, orderNumber },
  }: ReceiptToSend): Promise<'done'> {
    const row = await db
      .selectFrom('click_transactions')
      .innerJoin('payments', 'payments.id', 'click_transactions.payment_id')
      .select('paydoc_id')
      .where('payment_id', '=', paymentId)
      .where('click_transactions.state', '=', 'paid')
      .where('payments.status', '=', 'succeeded')
      .executeTakeFirst();
    if (!row || reference !== undefined) return 'done';
    const items = fiscalItemsOf(lines, orderNumber, codes)?.flatMap(({ item, tin }) =>
      tin === undefined ? [] : [presentItem(item, tin)],
    );
    if (items?.length !== lines.length) return 'done';
    const { paydoc_id: paydoc } = row;
    // An earlier attempt may have been accepted before its response was lost.
    if (await merchantApi.hasReceipt(paydoc)) return 'done';
    const refusal = await merchantApi.submitItems(paydoc, items, sumOfLines(lines));
    if (refusal !== 0) throw new Error(`Click has refused a tax receipt: ${refusal}`);
    return 'done';
  };
}
