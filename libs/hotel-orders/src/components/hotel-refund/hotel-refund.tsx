import type { HotelOrder } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { Card, DescriptionList, Stack } from '@karvon/ui-kit';
import { hotelRefundMessages as m } from './hotel-refund.messages';
import classes from './hotel-refund.module.css';

interface HotelRefundProps {
  order: Pick<HotelOrder, 'status' | 'total' | 'payment' | 'cancellation'>;
}

/** The penalty and the state of the refund; renders nothing for an unpaid order. */
export function HotelRefund({ order }: HotelRefundProps) {
  const intl = useIntl();
  const format = useFormat();
  const { status, total, payment, cancellation } = order;
  const paid = payment && ['succeeded', 'refund-pending', 'refunded'].includes(payment.status);
  if (!cancellation || !paid) return null;
  const { penalty, refund } = cancellation;
  // Nobody had paid: the money came later, and goes back whole.
  if (penalty.amount + refund.amount === 0) return null;
  const progress = () => {
    if (refund.amount === 0) return null;
    if (status === 'cancelling') return m.later;
    return payment.status === 'refunded' ? m.sent : m.sending;
  };
  const where = progress();
  return (
    <Card as="section" aria-labelledby="order-refund">
      <Stack>
        <h2 id="order-refund" className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        <DescriptionList
          rows={[
            { term: intl.formatMessage(m.paid), value: format.money(total) },
            { term: intl.formatMessage(m.penalty), value: format.money(penalty) },
            { term: intl.formatMessage(m.refund), value: format.money(refund), strong: true },
          ]}
        />
        {where ? <p className={classes.where}>{intl.formatMessage(where)}</p> : null}
      </Stack>
    </Card>
  );
}
