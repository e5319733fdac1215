import type { AppDeps } from '@karvon/platform/app-deps';
import type { SoldAlone } from '../payment/payable-alone';
import { beginExchange } from './begin-exchange';
import { exchangeStore, offerOf, type ExchangeRow } from '../store/exchange-store';

type PayableExchangeDeps = Pick<AppDeps, 'clock' | 'jobs' | 'notifyStaff'>;

/** Accepted exchanges, as payments see them. */
export const exchangeAlone = ({
  clock,
  jobs,
  notifyStaff,
}: PayableExchangeDeps): SoldAlone<ExchangeRow> => ({
  async toPay(db, number) {
    const exchange = await exchangeStore.open(db, number);
    return exchange?.state === 'to-pay' ? exchange : null;
  },
  linesOf(exchange) {
    const { due, acquiringFee } = offerOf(exchange)!;
    return [
      { item: 'air', amount: due.amount - acquiringFee.amount },
      { item: 'fee', amount: acquiringFee.amount },
    ];
  },
  async take(tx, exchange, paymentId) {
    const { id } = exchange;
    const paid = { payment_id: paymentId };
    if (!(await exchangeStore.move(tx, id, 'at-carrier', clock.now(), paid))) return false;
    await beginExchange(tx, { jobs, notifyStaff }, exchange);
    return true;
  },
});
