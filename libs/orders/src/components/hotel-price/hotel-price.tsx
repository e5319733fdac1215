import type { HotelOrder } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Card, DescriptionList } from '@karvon/ui-kit';
import { isHotelOver } from '../../model/hotel-status';
import { methodNames } from '../pay-form.messages';
import { hotelPriceMessages as m } from './hotel-price.messages';
import classes from './hotel-price.module.css';

/** The price of the stay by nights, and what the hotel charges in addition. */
export function HotelPrice({
  order,
}: {
  order: Pick<HotelOrder, 'status' | 'stay' | 'tariff' | 'total' | 'payment'>;
}) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const { leviesLine } = texts.levies(order.tariff);
  const isOver = isHotelOver(order);
  const { payment, total } = order;
  const paid =
    payment?.status === 'succeeded' && !isOver
      ? [
          {
            term: intl.formatMessage(m.paid, {
              method: intl.formatMessage(methodNames[payment.method]),
            }),
            value: format.money(total),
          },
        ]
      : [];
  return (
    <Card as="section" aria-labelledby="order-price">
      <h2 id="order-price" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <DescriptionList rows={[...texts.priceLines(order.stay, order.total), ...paid]} />
      {order.tariff.whereToPay === 'at-hotel' && !isOver ? (
        <p className={classes.note}>{intl.formatMessage(m.atHotel)}</p>
      ) : null}
      {leviesLine && !isOver ? <p className={classes.note}>{leviesLine}</p> : null}
    </Card>
  );
}
