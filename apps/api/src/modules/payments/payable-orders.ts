import type { Locale } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { Tx } from '../../db/database';
import type { Receipt } from './providers/receipt';

export interface PayableOrder {
  status: string;
  /** It waits for money and its time is not over. */
  payable: boolean;
  total: Money;
  /** What the payer reads on the bank's page. */
  description: string;
  lang: Locale;
  /** It is delivered only after it is paid: reserved money is captured when there is something to deliver. */
  deliveredLater: boolean;
  receipt: () => Receipt;
}

/** Orders of one kind, as payments see them. */
export interface PayableOrders {
  find(number: string): Promise<PayableOrder | null>;
  /** The money has come. False: the order does not want it (any more), and it must go back. */
  markPaid(tx: Tx, number: string): Promise<boolean>;
  /** The payer has money of a payment back. */
  markRefunded?(tx: Tx, number: string, paymentId: string): Promise<void>;
}
