import type { AirOrder } from '@karvon/contract';

export interface LatePaymentTables {
  /** Money that came when its order did not wait for it any more. It goes back. */
  air_late_payments: {
    payment_id: string;
    order_number: string;
    paid_for: AirOrder['latePayments'][number]['paidFor'];
    amount: number;
    at: Date;
  };
}
