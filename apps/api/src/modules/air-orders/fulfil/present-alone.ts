import type { AirExchange } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { PaymentReader } from '../../payments/port';

type Waiting = Pick<AirExchange, 'payBefore' | 'payment' | 'paymentMethods'>;

/** What is paid already, or is not to be paid on its own. */
export const waitsForNoMoney: Waiting = { payBefore: null, payment: null, paymentMethods: [] };

/** How what the visitor pays for after the order waits for its money. */
export async function presentWaiting(
  payments: Pick<PaymentReader, 'latest' | 'methodsOf'>,
  { number, due, since, until }: { number: string; due: Money; since: Date; until: Date },
): Promise<Waiting> {
  const latest = await payments.latest('air', number);
  // A payment that has succeeded paid for something before: this would not wait any more.
  const own = latest && latest.status !== 'succeeded' && latest.startedAt >= since.toISOString();
  return {
    payBefore: until.toISOString(),
    payment: own ? latest : null,
    paymentMethods: payments.methodsOf(due),
  };
}
