import type { Payment } from '@karvon/contract';
import type { Tx } from '../../db/database';
import { paymentStore } from './payment-store';

/** Whether somebody is paying for an order that the transaction has locked. No other payment can begin until it ends. */
export const hasOpenPayment = async (
  tx: Tx,
  kind: Payment['orderKind'],
  number: string,
): Promise<boolean> => (await paymentStore.findOpen(tx, kind, number)).length > 0;
