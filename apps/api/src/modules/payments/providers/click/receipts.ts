import type { AppDeps } from '../../../../app-deps';
import type { UzFiscal } from '../../../../settings/payments';
import { fiscalItemOf } from '../uz-fiscal';
import type { ReceiptToSend } from '../payment-provider';
import type { createMerchantApi } from './merchant-api';

export interface ReceiptsDeps extends Pick<AppDeps, 'database'> {
  codes: UzFiscal | undefined;
  merchantApi: Pick<ReturnType<typeof createMerchantApi>, 'hasReceipt' | 'submitItems'>;
}

/** Sends the items of tax receipts by the Merchant API, because the SHOP API has no place for them. */
export function createReceipts({ codes, database: { db }, merchantApi }: ReceiptsDeps) {
  /** Money that is on its way back needs no receipt. */
  return async function sendReceipt({ paymentId, reference }: ReceiptToSend): Promise<'done'> {
    const { tin } = codes ?? {};
    const row = await db
      .selectFrom('click_transactions')
      .innerJoin('payments', 'payments.id', 'click_transactions.payment_id')
      .select(['paydoc_id', 'order_kind', 'order_number', 'amount'])
      .where('payment_id', '=', paymentId)
      .where('click_transactions.state', '=', 'paid')
      .where('payments.status', '=', 'succeeded')
      .executeTakeFirst();
    if (!row || reference !== undefined) return 'done';
    const { order_kind: orderKind, order_number: orderNumber, amount, paydoc_id: paydoc } = row;
    const item = fiscalItemOf({ orderKind, orderNumber, amount }, codes);
    if (!item || !tin) return 'done';
    // An earlier attempt may have been accepted before its response was lost.
    if (await merchantApi.hasReceipt(paydoc)) return 'done';
    const { vat_percent: vat } = item;
    const line = {
      Name: `${item.title}, 1 шт.`,
      SPIC: item.code,
      PackageCode: item.package_code,
      GoodPrice: item.price,
      Price: item.price,
      Amount: item.count,
      VAT: Math.round((item.price * vat) / (100 + vat)),
      VATPercent: vat,
      CommissionInfo: { TIN: tin },
    };
    const refusal = await merchantApi.submitItems(paydoc, [line], amount);
    if (refusal !== 0) throw new Error(`Click has refused a tax receipt: ${refusal}`);
    return 'done';
  };
}
