import { useEffect } from 'react';
import { useTransport } from '@karvon/api-client';
import type { HotelOrder, Payment } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import {
  hotelOrderQuery,
  LoadingResult,
  NoResult,
  type Outcome,
  ResultCard,
  resultMessages as m,
  useShownPayment,
} from '@karvon/order-parts';
import { paths } from '@karvon/paths';
import { CircleCheck, CircleX, Hourglass, Undo2, lazyPart } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { CloseCountdown } from '../../components/close-countdown/close-countdown';
import { isHotelOver } from '../../model/hotel-status';
import { tellOrderNews } from '../../model/order-news';
import { hotelResultMessages as h } from './hotel-payment-page.messages';

/** Loaded separately: visitors read first whether the payment succeeded. */
const BoughtStay = lazyPart(async () => (await import('./bought-stay')).BoughtStay);

function outcomeOf({ id, status, failure }: Payment, order: HotelOrder | undefined): Outcome {
  const next = m.order;
  switch (status) {
    case 'succeeded': {
      const text = order?.voucher === 'ready' ? h.successReady : h.successText;
      return { icon: CircleCheck, tone: 'good', title: m.success, text, next };
    }
    case 'failed':
    case 'expired': {
      const text = failure && failure !== 'declined' ? m[failure] : m.declined;
      return { icon: CircleX, tone: 'bad', title: m.failure, text, next: m.again };
    }
    case 'refund-pending':
    case 'refunded': {
      const twice =
        order && !isHotelOver(order) && order.latePayments?.some((late) => late.id === id);
      const text = twice ? m.twiceText : h.refundText;
      return { icon: Undo2, tone: 'wait', title: m.refund, text, next };
    }
    default: {
      const text = status === 'pending' ? m.pendingText : m.openText;
      return { icon: Hourglass, tone: 'wait', title: m.pending, text, next };
    }
  }
}

export interface HotelPaymentPageProps {
  number: string;
  /** True when the page is in a window beside the order; it closes after showing the result. */
  inWindow: boolean;
  /** The payment that the payer comes back from, if the address names one. */
  cameFrom: string | null;
}

/** The result of a hotel payment, as our server knows it. Tells the order's tab, then closes its window. */
export function HotelPaymentPage({ number, inWindow, cameFrom }: HotelPaymentPageProps) {
  const lang = useLocale();
  const transport = useTransport();
  const order = useQuery(hotelOrderQuery(transport, { number, lang }));
  const id = order.data?.payment?.id;
  const { payment, ...ofPayment } = useShownPayment({ number, newest: id }, cameFrom);
  const status = payment?.status;
  useEffect(() => {
    if (status) tellOrderNews(number);
  }, [number, status]);
  const orderAt = paths.hotelOrder.to(lang, { number });

  if (payment) {
    return (
      <ResultCard
        outcome={outcomeOf(payment, order.data)}
        {...{ number, orderAt }}
        bought={order.data ? <BoughtStay order={order.data} payment={payment} /> : undefined}
      >
        {inWindow ? <CloseCountdown /> : null}
      </ResultCard>
    );
  }
  const error = order.error ?? ofPayment.error;
  if (error || (order.data && !id))
    return <NoResult error={error} number={number} orderAt={orderAt} />;
  return <LoadingResult />;
}
