import type { AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { DescriptionList, Disclosure } from '@karvon/ui-kit';
import { Countdown } from '../countdown/countdown';
import { deadlineMessages as m } from './deadlines.messages';
import classes from './deadlines.module.css';

interface DeadlinesProps {
  order: Pick<AirOrder, 'payBefore' | 'serverTime'> &
    Partial<Pick<AirOrder, 'seatsUntil' | 'priceUntil'>>;
  edition: Pick<Edition, 'support' | 'holdMinutes'>;
  /** Called when the time is over or no longer certain: the order should be requested again. */
  onLapse: () => void;
}

/** The time left to pay, and the deadlines it comes from. */
export function Deadlines({ order, edition, onLapse }: DeadlinesProps) {
  const intl = useIntl();
  const format = useFormat();
  const { payBefore, seatsUntil, priceUntil, serverTime } = order;
  if (!payBefore) return null;
  const until = (at: string) =>
    intl.formatMessage(m.until, { at: format.deadline(at, edition.support) });
  const label = intl.formatMessage(m.left);
  return (
    <div className={classes.root}>
      <p className={classes.left}>
        <span>{label}</span>{' '}
        <Countdown
          key={serverTime}
          deadline={payBefore}
          serverTime={serverTime}
          label={label}
          onEnd={onLapse}
          onWake={onLapse}
        />
      </p>
      <Disclosure quiet summary={intl.formatMessage(m.why)}>
        <DescriptionList
          rows={[
            ...(seatsUntil
              ? [{ term: intl.formatMessage(m.seats), value: until(seatsUntil) }]
              : []),
            ...(priceUntil
              ? [{ term: intl.formatMessage(m.price), value: until(priceUntil) }]
              : []),
            { term: intl.formatMessage(m.pay), value: until(payBefore), strong: true },
          ]}
        />
        <p className={classes.note}>
          {intl.formatMessage(m.note, { minutes: edition.holdMinutes })}
        </p>
      </Disclosure>
    </div>
  );
}
