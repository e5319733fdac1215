import type { Locale, Payment } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { Tx } from '@karvon/platform/db/database';
import type { Receipt } from './provider-port/receipt';

export interface PayableOrder {
  status: string;
  /** The order waits for money and its deadline has not passed. */
  payable: boolean;
  total: Money;
  /** The text that the payer reads on the bank's page. */
  description: string;
  lang: Locale;
  /** The order is delivered after the payment: reserved money is captured once a part can be delivered. */
  deliveredLater: boolean;
  receipt: () => Receipt;
}

/** Orders of one kind, as payments see them. */
export interface PayableOrders {
  /** Inside a transaction the order is locked, so its total cannot change until the end. */
  find(number: string, tx?: Tx): Promise<PayableOrder | null>;
  /** The money has arrived. False: the order does not accept it (any more), and the money must be returned. */
  markPaid(
    tx: Tx,
    number: string,
    /** In minor units. */
    payment: { id: string; amount: number },
  ): Promise<boolean>;
  /** A payment has ended without money. */
  markUnpaid?(tx: Tx, number: string): Promise<void>;
  /** Money of a payment has been returned to the payer. */
  markRefunded?(
    tx: Tx,
    number: string,
    /** `underWay`: whether money of another return of the order is still on its way. */
    returned: { paymentId: string; underWay: () => Promise<boolean> },
  ): Promise<void>;
}

/** The orders of each kind that can be paid. */
export type OrdersByKind = Partial<Record<Payment['orderKind'], PayableOrders>>;
