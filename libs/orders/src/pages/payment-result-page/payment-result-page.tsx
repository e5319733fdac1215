import { useTransport } from '@karvon/api-client';
import type { AirOrder, Payment } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import {
  LoadingResult,
  NoResult,
  orderQuery,
  type Outcome,
  ResultCard,
  resultMessages as m,
  useShownPayment,
} from '@karvon/order-parts';
import { paths } from '@karvon/paths';
import { CircleCheck, CircleX, Hourglass, Undo2, lazyPart } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { paidExchange } from '../../model/exchange';
import { flightResultMessages as f } from './payment-result-page.messages';

/** Loaded separately: visitors read first whether the payment succeeded. */
const BoughtFlights = lazyPart(async () => (await import('./bought-flights')).BoughtFlights);

const success: Outcome = {
  icon: CircleCheck,
  tone: 'good',
  title: m.success,
  text: f.successText,
  next: m.order,
};
const ready: Outcome = { ...success, text: f.successReady };
const exchanging: Outcome = { ...success, text: f.exchangeText };
const exchanged: Outcome = { ...success, text: f.exchangeReady };
const buyingExtras: Outcome = { ...success, text: f.extrasText };
const boughtExtras: Outcome = { ...success, text: f.extrasReady };
const pending: Outcome = {
  icon: Hourglass,
  tone: 'wait',
  title: m.pending,
  text: m.pendingText,
  next: m.order,
};
const unpaid: Outcome = { ...pending, text: m.openText };
const refund: Outcome = {
  icon: Undo2,
  tone: 'wait',
  title: m.refund,
  text: f.refundText,
  next: m.order,
};

const returned: Outcome = { ...refund, text: f.returnedText };
const twice: Outcome = { ...refund, text: m.twiceText };
const notBought: Outcome = { ...refund, text: f.besideRefundText };
const notExchanged: Outcome = { ...refund, text: f.exchangeRefund };

/** The payment was for the order itself, and came when the order did not wait for it any more. */
const isForOrder = ({ latePayments }: AirOrder, id: string) =>
  latePayments.some((late) => late.id === id && late.paidFor === 'order');

function outcomeOf({ id, amount, status, failure }: Payment, order: AirOrder | undefined): Outcome {
  const exchange = order && paidExchange(order);
  if (status === 'succeeded') {
    // Extras name their payment only until it is made; then it is known by its sum.
    const extras = order?.extras.findLast(
      ({ withOrder, total }) => !withOrder && total.amount === amount.amount,
    );
    if (extras) return extras.state === 'done' ? boughtExtras : buyingExtras;
    if (exchange) return exchange.state === 'done' ? exchanged : exchanging;
    return order?.tickets === 'ready' ? ready : success;
  }
  // The visitor has requested a refund, the payment came too late, or the airline has refused an exchange or extras.
  if (status === 'refund-pending' || status === 'refunded') {
    if (order?.status === 'paid' && isForOrder(order, id)) return twice;
    if (order?.refund) return returned;
    if (exchange) return notExchanged;
    return order?.status === 'paid' ? notBought : refund;
  }
  if (status === 'failed' || status === 'expired') {
    return {
      icon: CircleX,
      tone: 'bad',
      title: m.failure,
      text: m[failure ?? 'declined'],
      next: m.again,
    };
  }
  return status === 'pending' ? pending : unpaid;
}

interface PaymentResultPageProps {
  number: string;
  /** The payment that the payer comes back from, if the address names one. */
  cameFrom: string | null;
}

/** The result of a payment, as our server knows it; the bank's query string is ignored. */
export function PaymentResultPage({ number, cameFrom }: PaymentResultPageProps) {
  const lang = useLocale();
  const transport = useTransport();
  const order = useQuery(orderQuery(transport, { number, lang }));
  const id = order.data?.payment?.id;
  const { payment, ...ofPayment } = useShownPayment({ number, newest: id }, cameFrom);
  const orderAt = paths.airOrder.to(lang, { number });

  if (payment) {
    return (
      <ResultCard
        outcome={outcomeOf(payment, order.data)}
        {...{ number, orderAt }}
        bought={order.data ? <BoughtFlights order={order.data} payment={payment} /> : undefined}
      />
    );
  }
  const error = order.error ?? ofPayment.error;
  if (error || (order.data && !id))
    return <NoResult error={error} number={number} orderAt={orderAt} />;
  return <LoadingResult />;
}
