import type { AirExchange, ExchangeState } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { PaymentReader } from '@karvon/payments';
import { presentWaiting, waitsForNoMoney } from '../payment/present-alone';
import { exchangeStore, offerOf, presentOffer, type ExchangeRow } from '../store/exchange-store';

/** An exchange that was requested, as its visitor sees it. */
export async function presentExchange(
  { database: { db }, payments }: Pick<AppDeps, 'database'> & { payments: PaymentReader },
  row: ExchangeRow,
): Promise<AirExchange> {
  const { id, order_number: number, wishes, before, expires_at: until } = row;
  // Only requested exchanges are looked up: none of them is a quote.
  const state = row.state as ExchangeState;
  const offer = offerOf(row);
  const steps = await exchangeStore.steps(db, id);
  const agreed = steps.find((step) => step.state === 'to-pay');
  const waiting =
    state === 'to-pay' && offer && agreed
      ? await presentWaiting(payments, { number, due: offer.due, since: agreed.at, until })
      : waitsForNoMoney;
  return {
    id,
    state,
    wishes,
    before,
    offer: presentOffer(offer),
    ...waiting,
    steps: steps.map(({ state: reached, at }) => ({ state: reached, at: at.toISOString() })),
  };
}
