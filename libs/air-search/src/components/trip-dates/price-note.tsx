import type { PriceCalendar } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { Checkbox } from '@karvon/ui-kit';
import { oldestAge, toldAge } from '../../model/days/day-prices';
import { pricesMessages as m } from './day-prices.messages';
import classes from './trip-dates.module.css';

interface PriceNoteProps {
  /** Prices can be asked for: both places are known. */
  asked: boolean;
  /** Days of the stay, both counted; null one way, undefined while the way back is being chosen. */
  stay: number | null | undefined;
  calendar: PriceCalendar | undefined;
  failed: boolean;
  direct: boolean;
  onDirect: (direct: boolean) => void;
}

/** What the prices in the calendar are of, how old they are, and the choice of nonstop flights. */
export function PriceNote({ asked, stay, calendar, failed, direct, onDirect }: PriceNoteProps) {
  const intl = useIntl();
  const format = useFormat();

  function text(): string {
    if (!asked) return intl.formatMessage(m.noPlace);
    if (failed) return intl.formatMessage(m.problem);
    if (!calendar) return intl.formatMessage(m.loading);
    if (calendar.days.every(({ price }) => !price)) return intl.formatMessage(m.none);
    const age = oldestAge(calendar);
    return [
      stay === undefined
        ? intl.formatMessage(m.wayBack)
        : stay === null
          ? intl.formatMessage(m.oneWay)
          : intl.formatMessage(m.stay, { days: stay }),
      age === null
        ? intl.formatMessage(m.live)
        : intl.formatMessage(m.age, { age: format.duration(toldAge(age)) }),
    ].join(' ');
  }

  return (
    <div className={classes.prices}>
      {asked ? (
        <Checkbox
          label={intl.formatMessage(m.direct)}
          checked={direct}
          onChange={(event) => onDirect(event.target.checked)}
        />
      ) : null}
      <p className={classes.note}>{text()}</p>
    </div>
  );
}
