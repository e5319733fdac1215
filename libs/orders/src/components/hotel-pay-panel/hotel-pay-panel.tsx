import { useState } from 'react';
import type { HotelOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Card, Spinner } from '@karvon/ui-kit';
import { isHotelBeingPaid } from '../../model/hotel-status';
import { Deadlines } from '../deadlines/deadlines';
import { PayForm } from '../pay-form/pay-form';
import { payPanelMessages } from '../pay-panel/pay-panel.messages';
import panel from '../pay-panel/pay-panel.module.css';
import { hotelPayMessages as m } from './hotel-pay-panel.messages';
import classes from './hotel-pay-panel.module.css';

interface HotelPayPanelProps {
  order: HotelOrder;
  edition: Edition;
  /** The visitor has asked how the order stands, and the answer is on its way. */
  refreshing: boolean;
  onRefresh: () => void;
}

/** Pay by when and how. While it is not certain how the payment stands, there is no button to pay twice with. */
export function HotelPayPanel({ order, edition, refreshing, onRefresh }: HotelPayPanelProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  // An attempt the visitor gave up is no reason to wait; a newer one is.
  const [givenUp, setGivenUp] = useState<string | null>(null);
  const { number, payment, payBefore } = order;
  const atBank = isHotelBeingPaid(order) && payment?.id !== givenUp;
  return (
    <Card as="section" aria-labelledby="order-pay" className={panel.root}>
      <h2 id="order-pay" className={panel.title}>
        {intl.formatMessage(payPanelMessages.title)}
      </h2>
      {payBefore ? (
        <p className={panel.deadline}>
          {intl.formatMessage(payPanelMessages.before, {
            deadline: format.deadline(payBefore, edition.support.utcOffsetMinutes),
          })}
        </p>
      ) : null}
      <Deadlines order={order} edition={edition} onLapse={onRefresh} />
      {refreshing || atBank ? (
        <div className={classes.wait} role="status">
          <Spinner />
          <p>{intl.formatMessage(refreshing ? m.wait : m.atBank)}</p>
        </div>
      ) : (
        <PayForm
          order={{ toPay: order.total, payment }}
          edition={edition}
          payer={{
            orderKind: 'hotel',
            orderNumber: number,
            returnUrl: paths.hotelPayment.to(lang, { number }),
          }}
          onOpened={onRefresh}
        />
      )}
      {atBank && !refreshing ? (
        <Button block variant="quiet" onClick={() => setGivenUp(payment!.id)}>
          {intl.formatMessage(m.again)}
        </Button>
      ) : null}
    </Card>
  );
}
