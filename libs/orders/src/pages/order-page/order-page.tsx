import type { ReactNode } from 'react';
import { isApiProblem, useTransport } from '@karvon/api-client';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Skeleton, VisuallyHidden } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FareFacts } from '../../components/fare-facts/fare-facts';
import { OrderHistory } from '../../components/order-history/order-history';
import { OrderStatus } from '../../components/order-status/order-status';
import { PayPanel } from '../../components/pay-panel/pay-panel';
import { PriceBreakdown } from '../../components/price-breakdown/price-breakdown';
import { RefundPanel } from '../../components/refund-panel/refund-panel';
import { RefundTracker } from '../../components/refund-tracker/refund-tracker';
import { SharePanel } from '../../components/share-panel/share-panel';
import { TicketsPanel } from '../../components/tickets-panel/tickets-panel';
import { Travellers } from '../../components/travellers/travellers';
import { Trip } from '../../components/trip/trip';
import { orderQuery } from '../../data/order.query';
import { hasTickets, isReturnable } from '../../model/shown-status';
import { orderMessages } from './order-page.messages';
import classes from './order-page.module.css';

export interface OrderPageProps {
  number: string;
  edition: Edition;
  /** How to ask a person about this order; another feature's button. */
  askForHelp?: ReactNode;
}

/** An air order from "not paid" to tickets in hand. */
export function OrderPage({ number, edition, askForHelp }: OrderPageProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const query = useQuery(orderQuery(useTransport(), { number, lang }));
  const order = query.data;

  if (!order)
    return query.isError ? (
      <Unopened error={query.error} number={number} onRetry={() => query.refetch()} />
    ) : (
      <Loading />
    );

  const [phone] = edition.phones;
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <h1 className={classes.title}>
          {intl.formatMessage(orderMessages.title, { number: order.number })}
        </h1>
        <p className={classes.muted}>
          {[
            ...(order.pnr ? [intl.formatMessage(orderMessages.pnr, { pnr: order.pnr })] : []),
            intl.formatMessage(orderMessages.created, {
              at: format.instant(order.createdAt, edition.support.utcOffsetMinutes),
            }),
          ].join(' · ')}
        </p>
      </header>
      <div className={classes.aside}>
        <OrderStatus order={order} edition={edition} />
        {order.status === 'not-paid' ? (
          <PayPanel order={order} edition={edition} onLapse={() => query.refetch()} />
        ) : null}
        {hasTickets(order) ? (
          <TicketsPanel
            order={order}
            refreshing={query.isFetching}
            onRefresh={() => query.refetch()}
          />
        ) : null}
        {order.refund ? <RefundTracker refund={order.refund} edition={edition} /> : null}
        {isReturnable(order) ? <RefundPanel order={order} edition={edition} /> : null}
        {order.status === 'not-paid' || hasTickets(order) ? <SharePanel order={order} /> : null}
        {order.status === 'cancelled' ? (
          <Button as={Link} block to={paths.airTickets.to(lang)}>
            {intl.formatMessage(orderMessages.again)}
          </Button>
        ) : null}
        {askForHelp}
        <a className={classes.support} href={`tel:${phone!.number}`}>
          {intl.formatMessage(orderMessages.support, { phone: phone!.label })}
        </a>
      </div>
      <div className={classes.main}>
        <Trip order={order} />
        <Travellers order={order} />
        <FareFacts order={order} />
        <PriceBreakdown order={order} />
        <OrderHistory order={order} edition={edition} />
      </div>
    </div>
  );
}

function Unopened({
  error,
  number,
  onRetry,
}: {
  error: unknown;
  number: string;
  onRetry: () => void;
}) {
  const intl = useIntl();
  const lang = useLocale();
  const problemText = useProblemText();
  const locked =
    isApiProblem(error) && ['order-token-required', 'order-not-found'].includes(error.problem.code);
  return (
    <div className={classes.problem} role="alert">
      <h1 className={classes.title}>{intl.formatMessage(orderMessages.problem)}</h1>
      <p>{problemText(error)}</p>
      {locked ? (
        <Button as={Link} to={paths.myOrder.to(lang, { number })}>
          {intl.formatMessage(orderMessages.find)}
        </Button>
      ) : (
        <Button onClick={onRetry}>{intl.formatMessage(orderMessages.retry)}</Button>
      )}
    </div>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <div className={classes.loading} role="status">
      <VisuallyHidden>{intl.formatMessage(orderMessages.loading)}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
