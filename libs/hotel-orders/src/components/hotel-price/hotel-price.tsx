import type { HotelOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { PaidLines } from '@karvon/order-parts';
import { useStayTexts } from '@karvon/stay';
import { Card, DescriptionList } from '@karvon/ui-kit';
import { isHotelOver } from '../../model/hotel-status';
import { hotelPriceMessages as m } from './hotel-price.messages';
import classes from './hotel-price.module.css';

interface HotelPriceProps {
  order: Pick<HotelOrder, 'status' | 'stay' | 'tariff' | 'total' | 'paid'>;
  edition: Pick<Edition, 'support'>;
}

/** The price of the stay by nights, what the hotel charges in addition, and how it was paid. */
export function HotelPrice({ order, edition }: HotelPriceProps) {
  const intl = useIntl();
  const texts = useStayTexts();
  const { leviesLine } = texts.levies(order.tariff);
  const isOver = isHotelOver(order);
  return (
    <Card as="section" aria-labelledby="order-price">
      <h2 id="order-price" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <DescriptionList rows={texts.priceLines(order.stay, order.total)} />
      {order.tariff.whereToPay === 'at-hotel' && !isOver ? (
        <p className={classes.note}>{intl.formatMessage(m.atHotel)}</p>
      ) : null}
      {leviesLine && !isOver ? <p className={classes.note}>{leviesLine}</p> : null}
      <PaidLines payments={order.paid} edition={edition} />
    </Card>
  );
}
