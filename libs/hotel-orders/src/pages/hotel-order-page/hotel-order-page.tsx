import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTransport } from '@karvon/api-client';
import type { HotelOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import {
  hotelOrderQuery,
  LoadingOrder,
  OrderHistory,
  OrderLayout,
  UnopenedOrder,
} from '@karvon/order-parts';
import { paths } from '@karvon/paths';
import type { PlaceMapProps } from '@karvon/street-map';
import { Button, late, RefreshCw } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { HotelCancel } from '../../components/hotel-cancel/hotel-cancel';
import { HotelGuests } from '../../components/hotel-guests/hotel-guests';
import { HotelPayPanel } from '../../components/hotel-pay-panel/hotel-pay-panel';
import { HotelStatus } from '../../components/hotel-status/hotel-status';
import { hotelSteps } from '../../components/hotel-status/hotel-status.messages';
import { HotelStay } from '../../components/hotel-stay/hotel-stay';
import { HotelTerms } from '../../components/hotel-stay/hotel-terms';
import { VoucherPanel } from '../../components/voucher-panel/voucher-panel';
import { useChangeHotelOrder } from '../../data/hotel-change.mutation';
import { useStayDates } from '../../data/stay-dates.mutation';
import { onOrderNews } from '../../model/order-news';
import { hotelOrderMessages as m } from './hotel-order-page.messages';

export interface HotelOrderPageProps {
  number: string;
  edition: Edition;
  /** A button of another feature to contact support about this order. */
  askForHelp?: ReactNode;
  /** Where the hotel is, for orders that know it: `PlaceMap` of another lib, which comes late. */
  Place: ComponentType<Pick<PlaceMapProps, 'place'>>;
}

/** Most orders are opened long before their stays. */
const StayDay = late(async () => (await import('../../components/stay-day/stay-day')).StayDay);

/** Nothing in it can be pressed. */
const HotelPrice = late(
  async () => (await import('../../components/hotel-price/hotel-price')).HotelPrice,
);

/** For orders that are changed, or could be. */
const StayChange = late(
  async () => (await import('../../components/stay-change/stay-change')).StayChange,
);

/** For orders whose days can be changed, or were. */
const StayDates = late(
  async () => (await import('../../components/stay-dates/stay-dates')).StayDates,
);

/** For cancelled orders. */
const HotelRefund = late(
  async () => (await import('../../components/hotel-refund/hotel-refund')).HotelRefund,
);

/** What cancelling costs and brings back; null where it cannot be cancelled, or the guest has asked for it already. */
function cancelTermsOf({ cancelNow, cancelOncePaid }: HotelOrder) {
  return cancelOncePaid && !cancelOncePaid.wished ? cancelOncePaid : cancelNow;
}

/** The page of a hotel order, from the booking to the voucher. Other days of it are another order, which is opened in its place. */
export function HotelOrderPage(props: HotelOrderPageProps) {
  return <OpenedOrder key={props.number} {...props} />;
}

function OpenedOrder(props: HotelOrderPageProps) {
  const { number, edition, askForHelp, Place } = props;
  const intl = useIntl();
  const lang = useLocale();
  const query = useQuery(hotelOrderQuery(useTransport(), { number, lang }));
  const change = useChangeHotelOrder(number);
  const dates = useStayDates(number);
  const datesRefused = dates.ask.isError || dates.take.isError;
  const [refreshing, setRefreshing] = useState(false);
  const order = query.data;
  const { refetch } = query;
  const look = () => {
    setRefreshing(true);
    void refetch().finally(() => setRefreshing(false));
  };
  // The window with the payment's result tells this one to refresh.
  useEffect(() => onOrderNews(number, () => void refetch()), [number, refetch]);

  if (!order) {
    if (!query.isError) return <LoadingOrder />;
    const findAt = paths.myOrder.to(lang, { kind: 'hotel', number });
    return <UnopenedOrder error={query.error} findAt={findAt} onRetry={look} />;
  }
  const { status, confirmation, voucher } = order;
  const cancelTerms = cancelTermsOf(order);
  const { name, address, latinAddress, position } = order.stay.hotel;
  return (
    <OrderLayout
      order={order}
      edition={edition}
      query={query}
      reference={confirmation && intl.formatMessage(m.confirmation, { number: confirmation })}
      askForHelp={askForHelp}
      aside={
        <>
          {status === 'finished' ? <StayDay order={order} /> : null}
          <HotelStatus order={order} edition={edition} />
          {status === 'waiting-for-payment' && !order.cancelOncePaid?.wished ? (
            <HotelPayPanel
              order={order}
              edition={edition}
              refreshing={refreshing}
              onRefresh={look}
            />
          ) : null}
          {voucher === 'none' ? null : <VoucherPanel order={order} />}
          {order.cancellation ? <HotelRefund order={order} /> : null}
          {status === 'canceled' ? (
            <Button as={Link} block to={paths.hotels.to(lang)}>
              {intl.formatMessage(m.again)}
            </Button>
          ) : (
            <Button
              block
              variant="secondary"
              loading={refreshing}
              loadingLabel={intl.formatMessage(m.refreshing)}
              onClick={look}
              iconStart={<RefreshCw aria-hidden="true" size={20} />}
            >
              {intl.formatMessage(m.refresh)}
            </Button>
          )}
        </>
      }
      actions={cancelTerms ? <HotelCancel order={order} terms={cancelTerms} /> : null}
    >
      <HotelStay order={order} />
      {position ? <Place place={{ name, address, latinAddress, position }} /> : null}
      <HotelGuests order={order} />
      {order.changeable || order.changes.length > 0 || change.isError ? (
        <StayChange order={order} change={change} edition={edition} />
      ) : null}
      {order.datesChangeable || order.replaces || order.replacedBy || datesRefused ? (
        <StayDates order={order} calls={dates} />
      ) : null}
      <HotelTerms order={order} />
      <HotelPrice order={order} edition={edition} />
      <OrderHistory order={order} steps={hotelSteps} edition={edition} />
    </OrderLayout>
  );
}
