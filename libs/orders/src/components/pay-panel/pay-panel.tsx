import type { AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { Card } from '@karvon/ui-kit';
import { CancelOrder } from '../cancel-order/cancel-order';
import { Deadlines } from '../deadlines/deadlines';
import { isBankDeciding } from '../../model/bank-decides';
import { PayForm } from '../pay-form/pay-form';
import { payPanelMessages } from './pay-panel.messages';
import classes from './pay-panel.module.css';

interface PayPanelProps {
  order: AirOrder;
  edition: Edition;
  /** Called when the order may have changed: it should be requested again. */
  onLook: () => void;
}

/** The payment deadline and methods, and the cancel button. */
export function PayPanel({ order, edition, onLook }: PayPanelProps) {
  const intl = useIntl();
  const format = useFormat();
  const atBank = isBankDeciding(order);
  return (
    <Card as="section" aria-labelledby="order-pay" className={classes.root}>
      <h2 id="order-pay" className={classes.title}>
        {intl.formatMessage(payPanelMessages.title)}
      </h2>
      {order.payBefore && !atBank ? (
        <p className={classes.deadline}>
          {intl.formatMessage(payPanelMessages.before, {
            deadline: format.deadline(order.payBefore, edition.support),
          })}
        </p>
      ) : null}
      {atBank ? null : <Deadlines order={order} edition={edition} onLapse={onLook} />}
      <PayForm
        order={order}
        edition={edition}
        onChange={onLook}
        payer={{ orderKind: 'air', orderNumber: order.number }}
      />
      <CancelOrder order={order} onLook={onLook} />
    </Card>
  );
}
