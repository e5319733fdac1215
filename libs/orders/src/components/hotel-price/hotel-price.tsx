import type { HotelOrder } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { describeNightPrice } from '@karvon/stay';
import { Card, DescriptionList } from '@karvon/ui-kit';
import { isHotelOver } from '../../model/hotel-status';
import { hotelPriceMessages as m } from './hotel-price.messages';
import classes from './hotel-price.module.css';
import { useLevies } from './use-levies';

/** The price of the stay by nights, and what the hotel charges in addition. */
export function HotelPrice({
  order,
}: {
  order: Pick<HotelOrder, 'status' | 'stay' | 'tariff' | 'total'>;
}) {
  const intl = useIntl();
  const format = useFormat();
  const { days, fee } = order.stay;
  const levies = useLevies(order.tariff);
  const isOver = isHotelOver(order);
  return (
    <Card as="section" aria-labelledby="order-price">
      <h2 id="order-price" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <DescriptionList
        rows={[
          ...days.map(({ date, price }) => ({
            term: format.date(date, 'weekdayDayMonth'),
            value: describeNightPrice(price, { intl, format }),
          })),
          ...(fee.amount > 0
            ? [{ term: intl.formatMessage(m.fee), value: format.money(fee) }]
            : []),
          { term: intl.formatMessage(m.total), value: format.money(order.total), strong: true },
        ]}
      />
      {order.tariff.whereToPay === 'at-hotel' && !isOver ? (
        <p className={classes.note}>{intl.formatMessage(m.atHotel)}</p>
      ) : null}
      {levies && !isOver ? <p className={classes.note}>{levies}</p> : null}
    </Card>
  );
}
