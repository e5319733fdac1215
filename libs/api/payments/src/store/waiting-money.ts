import type { Payment } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import type { PaymentRow } from './payment-store';

/** Money of a payment that waits for an operator. */
export interface WaitingMoney {
  paymentId: string;
  orderKind: Payment['orderKind'];
  orderNumber: string;
  provider: string;
  amount: Money;
}

export const presentWaiting = (
  row: Pick<PaymentRow, 'id' | 'order_kind' | 'order_number' | 'provider' | 'amount' | 'currency'>,
): WaitingMoney => ({
  paymentId: row.id,
  orderKind: row.order_kind,
  orderNumber: row.order_number,
  provider: row.provider,
  amount: money(row.amount, row.currency),
});
