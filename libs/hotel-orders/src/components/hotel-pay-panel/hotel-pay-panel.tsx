import type { HotelOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { PayCard, PayForm } from '@karvon/order-parts';
import { useStayTexts } from '@karvon/stay';
import { Spinner } from '@karvon/ui-kit';
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
  const { leviesLine } = useStayTexts().levies(order.tariff);
  return (
    <PayCard order={order} edition={edition} onLapse={onRefresh}>
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
    </PayCard>
  );
}
