import { clockOf, isAlwaysOpen } from '@karvon/edition';
import { FormattedMessage, useFormat } from '@karvon/i18n';
import { footerMessages as messages } from './footer.messages';
import { useSite } from '../../data/use-site';
import { useSupportStatus } from './use-support-status';
import classes from './support-hours.module.css';

/** The hours of support, and whether it is open now. */
export function SupportHours() {
  const { support } = useSite().edition;
  const format = useFormat();
  const open = useSupportStatus();
  const { opensAt, closesAt } = support;
  const from = format.time(clockOf(opensAt));
  if (isAlwaysOpen(support))
    return (
      <p className={classes.root} data-open>
        <FormattedMessage {...messages.aroundTheClock} />
      </p>
    );
  return (
    <p className={classes.root} data-open={open || undefined}>
      <span className={classes.status}>
        {open ? (
          <FormattedMessage {...messages.openNow} />
        ) : (
          <FormattedMessage {...messages.opensAt} values={{ time: from }} />
        )}
      </span>
      <span className={classes.hours}>
        <FormattedMessage
          {...messages.hours}
          values={{ from, to: format.time(clockOf(closesAt)) }}
        />
      </span>
    </p>
  );
}
