import type { HotelOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Card } from '@karvon/ui-kit';
import { CancellationTerms } from './cancellation-terms';
import { hotelStayMessages as m } from './hotel-stay.messages';
import classes from './hotel-stay.module.css';

/** The cancellation terms at the time of sale. */
export function HotelTerms({ order }: { order: Pick<HotelOrder, 'tariff'> }) {
  const intl = useIntl();
  return (
    <Card as="section" aria-labelledby="order-terms">
      <h2 id="order-terms" className={classes.title}>
        {intl.formatMessage(m.cancellation)}
      </h2>
      <CancellationTerms terms={order.tariff.cancellation} total={order.tariff.total} />
    </Card>
  );
}
