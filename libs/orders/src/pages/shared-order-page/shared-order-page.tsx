import { Suspense } from 'react';
import { isApiProblem, useTransport } from '@karvon/api-client';
import type { SharedAirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { airStatusNames, flightChangeNames } from '@karvon/itinerary';
import { Deadlines, isBankDeciding, isIssuing, PayForm } from '@karvon/order-parts';
import { paths } from '@karvon/paths';
import {
  Badge,
  Button,
  Card,
  Skeleton,
  Stack,
  VisuallyHidden,
  late,
  lazyPart,
} from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sharedOrderQuery } from '../../data/shared-order.query';
import { sharedMessages as m } from './shared-order-page.messages';
import { openChange } from '../../model/shown-status';
import classes from './shared-order-page.module.css';

const Trip = late(async () => (await import('../../components/trip/trip')).Trip);

// Few orders have changed flights: the others do not load this.
const FlightChange = lazyPart(
  async () => (await import('../../components/flight-change/flight-change')).FlightChange,
);

export interface SharedOrderPageProps {
  token: string;
  edition: Edition;
}

const shownName = (order: SharedAirOrder): keyof typeof airStatusNames =>
  isIssuing(order) ? 'issuing' : order.status;

/** The page of a share link: the flights and the status, and a way to pay. */
export function SharedOrderPage({ token, edition }: SharedOrderPageProps) {
  const intl = useIntl();
  const lang = useLocale();
  const query = useQuery(sharedOrderQuery(useTransport(), { token, lang }));
  const order = query.data;
  if (order) {
    const change = openChange(order);
    return (
      <div className={classes.root}>
        <header className={classes.header}>
          <h1 className={classes.title}>{intl.formatMessage(m.title, { number: order.number })}</h1>
          <p role="status">
            <Badge tone={change ? 'danger' : 'neutral'}>
              {intl.formatMessage(
                change ? flightChangeNames[change.kind] : airStatusNames[shownName(order)],
              )}
            </Badge>
          </p>
          <p className={classes.lead}>{intl.formatMessage(m.lead)}</p>
        </header>
        {order.status === 'not-paid' && order.payBefore ? (
          <Payment order={order} token={token} edition={edition} onLapse={() => query.refetch()} />
        ) : null}
        {change ? (
          <Suspense fallback={null}>
            <FlightChange order={order} change={change} />
          </Suspense>
        ) : null}
        <Trip order={order} />
        <Link className={classes.own} to={paths.myOrder.to(lang, { number: order.number })}>
          {intl.formatMessage(m.own)}
        </Link>
      </div>
    );
  }
  if (query.isError) return <Unopened error={query.error} onRetry={() => query.refetch()} />;
  return (
    <div className={classes.root} role="status">
      <VisuallyHidden>{intl.formatMessage(m.loading)}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
    </div>
  );
}

interface PaymentProps extends SharedOrderPageProps {
  order: SharedAirOrder;
  onLapse: () => void;
}

function Payment({ order, token, edition, onLapse }: PaymentProps) {
  const intl = useIntl();
  const format = useFormat();
  const by = format.deadline(order.payBefore!, edition.support);
  return (
    <Card as="section" aria-labelledby="shared-pay">
      <Stack>
        <h2 id="shared-pay" className={classes.heading}>
          {intl.formatMessage(m.pay)}
        </h2>
        {isBankDeciding(order) ? null : (
          <>
            <p>{intl.formatMessage(m.payText, { by })}</p>
            <Deadlines order={order} edition={edition} onLapse={onLapse} />
          </>
        )}
        <PayForm
          order={order}
          edition={edition}
          onChange={onLapse}
          payer={{ orderKind: 'air', orderNumber: order.number, shareToken: token }}
        />
      </Stack>
    </Card>
  );
}

function Unopened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  const lang = useLocale();
  const problemText = useProblemText();
  const wrongLink =
    isApiProblem(error) && ['order-not-found', 'validation-failed'].includes(error.problem.code);
  return (
    <div className={classes.root} role="alert">
      <h1 className={classes.title}>{intl.formatMessage(m.problem)}</h1>
      <p>{wrongLink ? intl.formatMessage(m.problemText) : problemText(error)}</p>
      {wrongLink ? (
        <Button as={Link} to={paths.myOrder.to(lang)}>
          {intl.formatMessage(m.own)}
        </Button>
      ) : (
        <Button onClick={onRetry}>{intl.formatMessage(m.retry)}</Button>
      )}
    </div>
  );
}
