import type { Tx } from '@karvon/platform/db/database';
import type { PaymentRow } from './payment-store';

/** Writes a movement of money between the provider's account and the order's: a charge or a refund. */
export async function writeLedger(
  tx: Tx,
  payment: PaymentRow,
  entry: 'charge' | 'refund',
  { amount, at, reference = payment.id }: { amount: number; at: Date; reference?: string },
): Promise<void> {
  const provider = `provider/${payment.provider}`;
  const order = `order/${payment.order_kind}/${payment.order_number}`;
  const [debit, credit] = entry === 'charge' ? [provider, order] : [order, provider];
  await tx
    .insertInto('ledger')
    .values({
      payment_id: payment.id,
      entry,
      debit,
      credit,
      amount,
      reference: reference === payment.id ? '' : reference,
      currency: payment.currency,
      at,
    })
    .execute();
}
