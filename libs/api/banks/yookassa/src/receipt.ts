import { deliveredVat, prepaidVat } from '@karvon/platform/settings/fiscal/russia';
import type { YookassaItem, YookassaReceipts } from '@karvon/platform/settings/yookassa-receipts';
import {
  taxedAs,
  titleOf,
  type Receipt,
  type ReceiptLine,
} from '@karvon/payments/provider-port/receipt';
import { writeAmount } from '@karvon/money';

const settingOf = (settings: YookassaReceipts | undefined, { item }: ReceiptLine) =>
  settings?.[taxedAs(item)];

/** Whether the payment of an item before its delivery is a prepayment to the agency. */
export const isPrepaid = (settings: YookassaReceipts | undefined, line: ReceiptLine): boolean =>
  (settingOf(settings, line)?.mode ?? 'full_payment') !== 'full_payment';

/** The tax and the payment mode of an item: a prepaid item has the calculated VAT rate. */
function taxOf({ vatCode, subject, mode }: YookassaItem, prepaid: true | undefined) {
  if (mode === 'full_payment')
    return { vat_code: vatCode, payment_subject: subject, payment_mode: mode };
  if (!prepaid)
    return {
      ...{ vat_code: deliveredVat(vatCode), payment_subject: subject },
      payment_mode: 'full_payment',
    };
  return {
    vat_code: prepaidVat(vatCode),
    payment_subject: mode === 'advance' ? 'payment' : subject,
    payment_mode: mode,
  };
}

/**
 * The receipt of federal law 54-FZ for YooKassa's cash register; undefined when the agency uses another cash register or has not
 * set the tax of an item.
 */
export function receiptOf(
  { orderNumber, email, phone, lines }: Receipt,
  settings: YookassaReceipts | undefined,
): object | undefined {
  const items = lines.map((line) => {
    const setting = settingOf(settings, line);
    return (
      setting && {
        description: titleOf(line.item, orderNumber),
        quantity: 1,
        amount: { value: writeAmount(line.amount), currency: 'RUB' },
        ...taxOf(setting, line.prepaid),
        ...(setting.measure && { measure: setting.measure }),
        ...(setting.agentType && { agent_type: setting.agentType }),
        ...(setting.supplier && { supplier: setting.supplier }),
      }
    );
  });
  if (!settings || items.includes(undefined)) return undefined;
  const { taxSystemCode } = settings;
  return {
    customer: { email, phone: phone.replace(/\D/g, '') },
    items,
    ...(taxSystemCode !== undefined && { tax_system_code: taxSystemCode }),
  };
}
