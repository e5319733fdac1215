import type { HotelOrder } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { DescriptionList, Disclosure } from '@karvon/ui-kit';
import { useCancelHotelOrder } from '../../data/hotel-cancel.mutation';
import { CancelButton } from '../cancel-question/cancel-button';
import { CancellationTerms } from '../hotel-stay/cancellation-terms';
import { hotelCancelMessages as m } from './hotel-cancel.messages';
import classes from './hotel-cancel.module.css';

interface HotelCancelProps {
  order: HotelOrder & { cancelNow: NonNullable<HotelOrder['cancelNow']> };
}

/** Cancels the booking; shows the penalty first, and again in the question. */
export function HotelCancel({ order }: HotelCancelProps) {
  const intl = useIntl();
  const format = useFormat();
  const cancel = useCancelHotelOrder(order.number);
  const { penalty, refund } = order.cancelNow;
  const paid = order.payment?.status === 'succeeded';
  return (
    <div className={classes.root}>
      <p className={classes.now}>
        {penalty.amount === 0
          ? intl.formatMessage(m.freeNow)
          : intl.formatMessage(m.costsNow, { penalty: format.money(penalty) })}
      </p>
      <CancelButton
        label={m.open}
        working={cancel.isPending}
        error={cancel.error}
        onConfirm={() => cancel.mutate(penalty)}
        onClosed={cancel.reset}
      >
        <p>{intl.formatMessage(m.text)}</p>
        <DescriptionList
          rows={[
            { term: intl.formatMessage(m.penalty), value: format.money(penalty) },
            ...(paid
              ? [
                  {
                    term: intl.formatMessage(m.refund),
                    value: format.money(refund),
                    strong: true,
                  },
                ]
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
