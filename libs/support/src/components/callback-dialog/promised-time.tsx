import { dayAt } from '@karvon/calendar';
import type { CallbackPromise } from '@karvon/contract';
import { clockOf, type Edition } from '@karvon/edition';
import { FormattedMessage, useFormat, useIntl } from '@karvon/i18n';
import { usePhoneText } from '@karvon/phone-input';
import { Button, CircleCheck } from '@karvon/ui-kit';
import { dialogMessages as m } from './callback-dialog.messages';
import classes from './callback-dialog.module.css';

interface PromisedTimeProps {
  promise: CallbackPromise;
  phone: string;
  support: Edition['support'];
  onClose: () => void;
}

/** The time the server promised, with the day when it is not today. */
export function PromisedTime({ promise, phone, support, onClose }: PromisedTimeProps) {
  const intl = useIntl();
  const format = useFormat();
  const number = usePhoneText(phone);
  const time = format.time(promise.callBy);
  const day = promise.callBy.slice(0, 10);
  const today = promise.openNow && day === dayAt(new Date(), support.utcOffsetMinutes);
  return (
    <div className={classes.promise} role="status">
      <CircleCheck className={classes.check} size={48} aria-hidden />
      <p className={classes.time}>
        {today
          ? intl.formatMessage(m.promised, { time })
          : intl.formatMessage(m.promisedLater, { day: format.date(day), time })}
      </p>
      {promise.openNow ? null : (
        <p className={classes.lead}>
          {intl.formatMessage(m.closedNow, { from: format.time(clockOf(support.opensAt)) })}
        </p>
      )}
      <p className={classes.muted}>
        {intl.formatMessage(m.onPhone, {
          phone: number,
          clock: support.clock[format.locale],
        })}
      </p>
      <Button block onClick={onClose}>
        <FormattedMessage {...m.close} />
      </Button>
    </div>
  );
}
