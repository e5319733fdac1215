import type { HotelOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Card } from '@karvon/ui-kit';
import { isHotelOver, isHotelUnpaid } from '../../model/hotel-status';
import { CancellationTerms } from './cancellation-terms';
import { hotelStayMessages as m } from './hotel-stay.messages';
import classes from './hotel-stay.module.css';

/** The cancellation terms at the time of sale, which begin with the payment. Nothing of a cancelled order is cancelled any more. */
export function HotelTerms({
  order,
}: {
  order: Pick<HotelOrder, 'status' | 'tariff' | 'cancelOncePaid'>;
}) {
  const intl = useIntl();
  const texts = useStayTexts();
  if (isHotelOver(order)) return null;
  return (
    <Card as="section" aria-labelledby="order-terms">
      <h2 id="order-terms" className={classes.title}>
        {intl.formatMessage(m.cancellation)}
      </h2>
      {isHotelUnpaid(order) ? <p className={classes.lead}>{texts.freeUntilPaid}</p> : null}
      <CancellationTerms terms={order.tariff.cancellation} total={order.tariff.total} />
    </Card>
  );
}
