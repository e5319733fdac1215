import type { HotelOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Card, Spinner } from '@karvon/ui-kit';
import { Deadlines } from '../deadlines/deadlines';
import { isBankDeciding } from '../../model/bank-decides';
import { PayForm } from '../pay-form/pay-form';
import { payPanelMessages } from '../pay-panel/pay-panel.messages';
import panel from '../pay-panel/pay-panel.module.css';
import { hotelPayMessages as m } from './hotel-pay-panel.messages';
import classes from './hotel-pay-panel.module.css';

interface HotelPayPanelProps {
  order: HotelOrder;
  edition: Edition;
  /** True while the order is requested again. */
  refreshing: boolean;
  onRefresh: () => void;
}

/**
 * The payment deadline and methods. While the payment's state is requested there is no pay button, so nobody pays
 * twice.
 */
export function HotelPayPanel({ order, edition, refreshing, onRefresh }: HotelPayPanelProps) {
  const intl = useIntl();
  const format = useFormat();
  const atBank = isBankDeciding(order);
  const { leviesLine } = useStayTexts().levies(order.tariff);
  const { payBefore } = order;
  return (
    <Card as="section" aria-labelledby="order-pay" className={panel.root}>
      <h2 id="order-pay" className={panel.title}>
        {intl.formatMessage(payPanelMessages.title)}
      </h2>
      {payBefore && !atBank ? (
        <p className={panel.deadline}>
          {intl.formatMessage(payPanelMessages.before, {
            deadline: format.deadline(payBefore, edition.support),
          })}
        </p>
      ) : null}
      {atBank ? null : <Deadlines order={order} edition={edition} onLapse={onRefresh} />}
      {refreshing ? (
        <div className={classes.wait} role="status">
          <Spinner />
          <p>{intl.formatMessage(m.wait)}</p>
        </div>
      ) : (
        <PayForm
          order={{ ...order, toPay: order.total }}
          edition={edition}
          note={leviesLine ?? undefined}
          payer={{ orderKind: 'hotel', orderNumber: order.number }}
          onChange={onRefresh}
          onOpened={onRefresh}
        />
      )}
    </Card>
  );
}
