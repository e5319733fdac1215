import type { YookassaReceipts } from '../../../../settings/yookassa-receipts';
import type { Receipt, ReceiptLine } from '../receipt';
import { writeAmount } from '@karvon/money';

const titles: Record<ReceiptLine['item'], string> = {
  air: 'Авиабилеты',
  extras: 'Дополнительный багаж и места',
  hotel: 'Проживание в отеле',
  fee: 'Сервисный сбор',
};

/**
 * The receipt of federal law 54-FZ for YooKassa's cash register; undefined when the agency uses another cash register
 * or has not set the tax of one of the items.
 */
export function receiptOf(
  { orderNumber, email, phone, lines }: Receipt,
  settings: YookassaReceipts | undefined,
): object | undefined {
  const items = lines.map(({ item, amount }) => {
    // Bags and seats are the carrier's, as the flights are.
    const setting = settings?.[item === 'extras' ? 'air' : item];
    return (
      setting && {
        description: `${titles[item]}, заказ ${orderNumber}`,
        quantity: 1,
        amount: { value: writeAmount(amount), currency: 'RUB' },
        vat_code: setting.vatCode,
        payment_subject: setting.subject,
        payment_mode: setting.mode,
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
