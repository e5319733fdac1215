import { useTransport } from '@karvon/api-client';
import type { Payment } from '@karvon/contract';
import { useIntl, useLocale, useProblemText, type MessageDescriptor } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, CircleCheck, CircleX, Hourglass, Skeleton, Undo2 } from '@karvon/ui-kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { orderQuery } from '../../data/order.query';
import { paymentQuery } from '../../data/payment.query';
import { resultMessages as m } from './payment-result-page.messages';
import classes from './payment-result-page.module.css';

interface Outcome {
  icon: typeof CircleCheck;
  tone: 'good' | 'bad' | 'wait';
  title: MessageDescriptor;
  text: MessageDescriptor;
  next: MessageDescriptor;
}

const success: Outcome = {
  icon: CircleCheck,
  tone: 'good',
  title: m.success,
  text: m.successText,
  next: m.order,
};
const pending: Outcome = {
  icon: Hourglass,
  tone: 'wait',
  title: m.pending,
  text: m.pendingText,
  next: m.order,
};
const refund: Outcome = {
  icon: Undo2,
  tone: 'wait',
  title: m.refund,
  text: m.refundText,
  next: m.order,
};

const returned: Outcome = { ...refund, text: m.returnedText };

/** `asked`: the money goes back because the visitor gave the order back. */
function outcomeOf({ status, failure }: Payment, asked: boolean): Outcome {
  if (status === 'succeeded') return success;
  if (status === 'refund-pending' || status === 'refunded') return asked ? returned : refund;
  if (status === 'failed' || status === 'expired') {
    return {
      icon: CircleX,
      tone: 'bad',
      title: m.failure,
      text: m[failure ?? 'declined'],
      next: m.again,
    };
  }
  return pending;
}

/** What became of a payment, as our server knows it; the bank's query string is not asked. */
export function PaymentResultPage({ number }: { number: string }) {
  const intl = useIntl();
  const lang = useLocale();
  const transport = useTransport();
  const problemText = useProblemText();
  const order = useQuery(orderQuery(transport, { number, lang }));
  const id = order.data?.payment?.id;
  const payment = useQuery({
    ...paymentQuery(transport, id ?? ''),
    ...(!id && { queryFn: skipToken }),
  });
  const back = paths.airOrder.to(lang, { number });

  if (payment.data) {
    const {
      icon: Icon,
      tone,
      title,
      text,
      next,
    } = outcomeOf(payment.data, Boolean(order.data?.refund));
    return (
      <div className={classes.root} data-tone={tone} role="status">
        <Icon aria-hidden="true" size={56} />
        <h1 className={classes.title}>{intl.formatMessage(title)}</h1>
        <p>{intl.formatMessage(text)}</p>
        <Button as={Link} to={back}>
          {intl.formatMessage(next, { number })}
        </Button>
      </div>
    );
  }
  const error = order.error ?? payment.error;
  if (error || (order.data && !id)) {
    return (
      <div className={classes.root} role="alert">
        <h1 className={classes.title}>{error ? problemText(error) : intl.formatMessage(m.none)}</h1>
        <Button as={Link} to={back}>
          {intl.formatMessage(m.order, { number })}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.root} role="status" aria-label={intl.formatMessage(m.pending)}>
      <Skeleton />
    </div>
  );
}
