import type { AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { CircleAlert, CircleCheck, CircleX, Clock, RefreshCw, Undo2 } from '@karvon/ui-kit';
import { shownStatus, type ShownStatus } from '../../model/shown-status';
import { statusTexts, statusTitles } from './order-status.messages';
import classes from './order-status.module.css';

const looks: Record<ShownStatus, { icon: typeof Clock; tone: 'wait' | 'good' | 'bad' | 'done' }> = {
  'not-paid': { icon: Clock, tone: 'wait' },
  'not-paid-instant': { icon: Clock, tone: 'wait' },
  issuing: { icon: RefreshCw, tone: 'wait' },
  paid: { icon: CircleCheck, tone: 'good' },
  'return-review': { icon: Undo2, tone: 'wait' },
  return: { icon: Undo2, tone: 'wait' },
  cancelled: { icon: CircleX, tone: 'done' },
  'cancelled-late': { icon: CircleX, tone: 'done' },
  'cancelled-returned': { icon: CircleCheck, tone: 'done' },
  'cancelled-kept': { icon: CircleX, tone: 'done' },
  'issue-error': { icon: CircleAlert, tone: 'bad' },
  error: { icon: CircleAlert, tone: 'bad' },
};

interface OrderStatusProps {
  order: AirOrder;
  edition: Pick<Edition, 'support'>;
}

/** What state the order is in, what happened, what comes next and by when; a change is announced. */
export function OrderStatus({ order, edition }: OrderStatusProps) {
  const intl = useIntl();
  const format = useFormat();
  const shown = shownStatus(order);
  const { icon: Icon, tone } = looks[shown];
  const moment = order.payBefore ?? order.nextBy;
  const by = moment
    ? format.instant(moment, edition.support.utcOffsetMinutes)
    : format.date(order.refund?.sentBy ?? order.createdAt.slice(0, 10));
  const total = format.money(order.refund?.total ?? order.total);
  return (
    <div className={classes.root} data-tone={tone} role="status">
      <Icon aria-hidden="true" size={28} />
      <div>
        <h2 className={classes.title}>{intl.formatMessage(statusTitles[shown])}</h2>
        <p className={classes.text}>{intl.formatMessage(statusTexts[shown], { by, total })}</p>
      </div>
    </div>
  );
}
