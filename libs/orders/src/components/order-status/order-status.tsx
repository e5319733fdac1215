import type { AirOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { CircleAlert, CircleCheck, CircleX, Clock, RefreshCw } from '@karvon/ui-kit';
import { statusTexts, statusTitles } from './order-status.messages';
import classes from './order-status.module.css';

type Shown = keyof typeof statusTitles;

const looks: Record<Shown, { icon: typeof Clock; tone: 'wait' | 'good' | 'bad' }> = {
  'not-paid': { icon: Clock, tone: 'wait' },
  issuing: { icon: RefreshCw, tone: 'wait' },
  paid: { icon: CircleCheck, tone: 'good' },
  return: { icon: RefreshCw, tone: 'wait' },
  cancelled: { icon: CircleX, tone: 'bad' },
  'issue-error': { icon: CircleAlert, tone: 'bad' },
  error: { icon: CircleAlert, tone: 'bad' },
};

function shownStatus({ status, tickets }: AirOrder): Shown {
  return status === 'paid' && tickets !== 'ready' ? 'issuing' : status;
}

/** What state the order is in, what happened and what comes next; a change is announced. */
export function OrderStatus({ order }: { order: AirOrder }) {
  const intl = useIntl();
  const shown = shownStatus(order);
  const { icon: Icon, tone } = looks[shown];
  return (
    <div className={classes.root} data-tone={tone} role="status">
      <Icon aria-hidden="true" size={28} />
      <div>
        <h2 className={classes.title}>{intl.formatMessage(statusTitles[shown])}</h2>
        <p className={classes.text}>{intl.formatMessage(statusTexts[shown])}</p>
      </div>
    </div>
  );
}
