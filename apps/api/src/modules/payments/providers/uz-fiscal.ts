import type { Payment } from '@karvon/contract';
import type { UzFiscal } from '../../../settings/payments';
import type { RequestedPayment } from '../merchant-desk';

/** A line of the tax receipt, in tiyin; the code is of the national catalogue (MXIK). */
export interface FiscalItem {
  title: string;
  price: number;
  count: number;
  code: string;
  package_code: string;
  vat_percent: number;
}

const titles: Record<Payment['orderKind'], string> = {
  air: 'Авиабилеты',
  hotel: 'Проживание в отеле',
};

/** The one line of an order's receipt; null when the agency has not set its codes. */
export function fiscalItemOf(
  {
    orderKind,
    orderNumber,
    amount,
  }: Pick<RequestedPayment, 'orderKind' | 'orderNumber' | 'amount'>,
  codes: UzFiscal | undefined,
): FiscalItem | null {
  const code = codes?.[orderKind];
  if (!code) return null;
  return {
    title: `${titles[orderKind]}, заказ ${orderNumber}`,
    price: amount,
    count: 1,
    code: code.code,
    package_code: code.packageCode,
    vat_percent: code.vatPercent,
  };
}
