import type { AirExchange } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { PaymentReader } from '@karvon/payments';

type Waiting = Pick<AirExchange, 'payBefore' | 'payment' | 'paymentMethods'>;

/** A purchase that is paid already, or cannot be paid separately. */
export const waitsForNoMoney: Waiting = { payBefore: null, payment: null, paymentMethods: [] };

/** How an unpaid exchange or choice of extras waits for its payment. */
export async function presentWaiting(
  payments: Pick<PaymentReader, 'latest' | 'methodsOf'>,
  { number, due, since, until }: { number: string; due: Money; since: Date; until: Date },
): Promise<Waiting> {
  const latest = await payments.latest('air', number);
  // A payment that has succeeded was for something earlier: this purchase would not wait any more.
  const own = latest && latest.status !== 'succeeded' && latest.startedAt >= since.toISOString();
  return {
    payBefore: until.toISOString(),
    payment: own ? latest : null,
    paymentMethods: payments.methodsOf(due),
  };
}
