import type { AirExchange, ExchangeState } from '@karvon/contract';
import type { AppDeps } from '../../../app-deps';
import type { PaymentReader } from '../../payments/port';
import { exchangeStore, offerOf, presentOffer, type ExchangeRow } from './exchange-store';

/** An exchange that was requested, as its visitor sees it. */
export async function presentExchange(
  { database: { db }, payments }: Pick<AppDeps, 'database'> & { payments: PaymentReader },
  row: ExchangeRow,
): Promise<AirExchange> {
  const { id, order_number: number, wishes, before, expires_at: end } = row;
  // Only requested ones are looked up: none of them is a quote.
  const state = row.state as ExchangeState;
  const offer = offerOf(row);
  const steps = await exchangeStore.steps(db, id);
  const toPay = state === 'to-pay';
  const agreedAt = steps.find((step) => step.state === 'to-pay')?.at.toISOString();
  const payment = toPay ? await payments.latest('air', number) : null;
  return {
    id,
    state,
    wishes,
    before,
    offer: presentOffer(offer),
    payBefore: toPay ? end.toISOString() : null,
    payment: payment && agreedAt && payment.startedAt >= agreedAt ? payment : null,
    paymentMethods: toPay && offer ? payments.methodsOf(offer.due) : [],
    steps: steps.map(({ state: reached, at }) => ({ state: reached, at: at.toISOString() })),
  };
}
