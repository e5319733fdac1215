import type { HotelOrder } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { CancelButton } from '@karvon/order-parts';
import { DescriptionList, Disclosure } from '@karvon/ui-kit';
import { useCancelHotelOrder } from '../../data/hotel-cancel.mutation';
import { CancellationTerms } from '../hotel-stay/cancellation-terms';
import { hotelCancelMessages as m } from './hotel-cancel.messages';
import classes from './hotel-cancel.module.css';

interface HotelCancelProps {
  order: HotelOrder;
  /** What cancelling costs and brings back: now, or once the bank has taken the money that it holds. */
  terms: NonNullable<HotelOrder['cancelNow']>;
}

/** Cancels the booking; shows the penalty first, and again in the question. While a bank holds the payment, nothing is called free. */
export function HotelCancel({ order, terms: { penalty, refund } }: HotelCancelProps) {
  const intl = useIntl();
  const format = useFormat();
  const cancel = useCancelHotelOrder(order.number);
  const held = order.cancelOncePaid !== undefined;
  const sums = { penalty: format.money(penalty), refund: format.money(refund) };
  const now = penalty.amount === 0 ? m.freeNow : m.costsNow;
  return (
    <div className={classes.root}>
      <p className={classes.now}>{intl.formatMessage(held ? m.held : now, sums)}</p>
      <CancelButton
        label={m.open}
        working={cancel.isPending}
        error={cancel.error}
        onConfirm={() => cancel.mutate(penalty)}
        onClosed={cancel.reset}
      >
        <p>{intl.formatMessage(held ? m.heldText : m.text)}</p>
        <DescriptionList
          rows={[
            { term: intl.formatMessage(m.penalty), value: sums.penalty },
            ...(held || order.payment?.status === 'succeeded'
              ? [{ term: intl.formatMessage(m.refund), value: sums.refund, strong: true }]
              : []),
          ]}
        />
        <Disclosure summary={intl.formatMessage(m.terms)}>
          <CancellationTerms terms={order.tariff.cancellation} total={order.tariff.total} />
        </Disclosure>
      </CancelButton>
    </div>
  );
}
