import { useState, type ReactNode } from 'react';
import { useTransport } from '@karvon/api-client';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import {
  LoadingOrder,
  OrderHistory,
  OrderLayout,
  orderQuery,
  UnopenedOrder,
} from '@karvon/order-parts';
import { paths } from '@karvon/paths';
import { Button, late } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FareFacts } from '../../components/fare-facts/fare-facts';
import { OrderStatus } from '../../components/order-status/order-status';
import { airSteps } from '../../components/order-status/order-status.messages';
import { PayPanel } from '../../components/pay-panel/pay-panel';
import { RefundTracker } from '../../components/refund-tracker/refund-tracker';
import { SharePanel } from '../../components/share-panel/share-panel';
import { TicketsPanel } from '../../components/tickets-panel/tickets-panel';
import { Travellers } from '../../components/travellers/travellers';
import { Trip } from '../../components/trip/trip';
import { hasTickets, isUnderWay, openChange } from '../../model/shown-status';
import { orderMessages } from '../../order.messages';

export interface OrderPageProps {
  number: string;
  edition: Edition;
  /** A button of another feature to contact support about this order. */
  askForHelp?: ReactNode;
}

/** Few orders have changed flights: the others do not load this. */
const AfterSale = late(
  async () => (await import('../../components/after-sale/after-sale')).AfterSale,
);
/** Bags and seats: the page is read, and paid, without them. */
const Extras = late(async () => (await import('../../components/extras/extras')).Extras);

const ChangeChoices = late(
  async () => (await import('../../components/flight-change/change-choices')).ChangeChoices,
);

/** Nothing in it can be pressed. */
const PriceBreakdown = late(
  async () => (await import('../../components/price-breakdown/price-breakdown')).PriceBreakdown,
);

/** Most orders are opened long before their flights. */
const FlightDay = late(
  async () => (await import('../../components/flight-day/flight-day')).FlightDay,
);

/** The page of an air order, from unpaid to ticketed. */
export function OrderPage({ number, edition, askForHelp }: OrderPageProps) {
  const intl = useIntl();
  const lang = useLocale();
  const query = useQuery(orderQuery(useTransport(), { number, lang }));
  const order = query.data;
  // Decided when an order opens: what is read or filled in later stays in its place.
  const [opened, setOpened] = useState<{ number: string; underWay: boolean }>();
  if (order && opened?.number !== order.number)
    setOpened({ number: order.number, underWay: isUnderWay(order) });

  const look = () => void query.refetch();

  if (!order) {
    if (!query.isError) return <LoadingOrder />;
    const findAt = paths.myOrder.to(lang, { number });
    return <UnopenedOrder error={query.error} findAt={findAt} onRetry={look} />;
  }
  const unpaid = order.status === 'not-paid';
  const payable = unpaid && !order.cancelWished;
  const change = openChange(order);
  const afterSale = unpaid ? null : (
    <>
      <Extras order={order} edition={edition} onLook={look} />
      <AfterSale order={order} edition={edition} onLook={look} />
    </>
  );
  return (
    <OrderLayout
      order={order}
      edition={edition}
      query={query}
      reference={order.pnr && intl.formatMessage(orderMessages.pnr, { pnr: order.pnr })}
      askForHelp={askForHelp}
      aside={
        <>
          {order.tickets === 'ready' ? <FlightDay order={order} /> : null}
          <OrderStatus order={order} edition={edition} />
          {change ? <ChangeChoices order={order} change={change} edition={edition} /> : null}
          {payable ? <PayPanel order={order} edition={edition} onLook={look} /> : null}
          {payable ? <Extras order={order} edition={edition} onLook={look} /> : null}
          {hasTickets(order) ? (
            <TicketsPanel order={order} refreshing={query.isFetching} onRefresh={look} />
          ) : null}
          {[...(order.refund ? [order.refund] : []), ...order.earlierRefunds].map((refund) => (
            <RefundTracker key={refund.id} refund={refund} order={order} edition={edition} />
          ))}
          {opened?.underWay ? afterSale : null}
          {order.status === 'cancelled' ? (
            <Button as={Link} block to={paths.airTickets.to(lang)}>
              {intl.formatMessage(orderMessages.again)}
            </Button>
          ) : null}
        </>
      }
      actions={
        <>
          {opened?.underWay ? null : afterSale}
          {payable || hasTickets(order) ? <SharePanel order={order} /> : null}
        </>
      }
    >
      <Trip order={order} />
      <Travellers order={order} />
      <FareFacts order={order} />
      <PriceBreakdown order={order} edition={edition} />
      <OrderHistory order={order} steps={airSteps} edition={edition} />
    </OrderLayout>
  );
}
