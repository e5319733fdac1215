import type { AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { Card } from '@karvon/ui-kit';
import { StepList } from '../step-list/step-list';
import { historyMessages as m } from './order-history.messages';
import classes from './order-history.module.css';

interface OrderHistoryProps {
  order: Pick<AirOrder, 'history'>;
  edition: Pick<Edition, 'support'>;
}

/** Everything that has happened to the order, with its time. */
export function OrderHistory({ order, edition }: OrderHistoryProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="order-history">
      <h2 id="order-history" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <StepList
        steps={order.history.map(({ status, at }) => ({
          text: intl.formatMessage(m[status]),
          note: format.instant(at, edition.support.utcOffsetMinutes),
          stage: 'done',
        }))}
      />
    </Card>
  );
}
