import { daysBetween, weekdayOf, type PlainDate } from '@karvon/calendar';
import { useFormat, useIntl } from '@karvon/i18n';
import { Button, DateField, useClientWidth } from '@karvon/ui-kit';
import { lastBookableDay } from '../../model/search-draft';
import { travellersMessages } from '../travellers-field/travellers-field.messages';
import { datesMessages as m } from './trip-dates.messages';
import classes from './trip-dates.module.css';
import { useCalendarTexts } from './use-calendar-texts';

interface TripDatesProps {
  out: PlainDate | null;
  back: PlainDate | null;
  oneWay: boolean;
  today: PlainDate;
  error: string | undefined;
  onChange: (dates: { out: PlainDate | null; back: PlainDate | null }) => void;
}

/** Both days in one calendar; only one picked means one-way. */
export function TripDates({ out, back, oneWay, today, error, onChange }: TripDatesProps) {
  const intl = useIntl();
  const format = useFormat();
  const calendarTexts = useCalendarTexts();
  // Where the whole form is one line, the days stand at its right end.
  const oneLine = (useClientWidth() ?? 0) >= 1280;
  const footnote =
    out && back ? (
      <span className={classes.footnote}>
        {intl.formatMessage(m.length, { days: daysBetween(out, back) + 1 })}
        <Button variant="quiet" size="small" onClick={() => onChange({ out, back: null })}>
          {intl.formatMessage(m.noBack)}
        </Button>
      </span>
    ) : (
      intl.formatMessage(m.oneDate)
    );

  return (
    <DateField
      start={{
        label: intl.formatMessage(m.out),
        placeholder: intl.formatMessage(m.outEmpty),
        error,
      }}
      {...(!oneWay && {
        end: { label: intl.formatMessage(m.back), placeholder: intl.formatMessage(m.backEmpty) },
        footnote,
      })}
      value={{ ...(out && { start: out }), ...(back && { end: back }) }}
      onChange={({ start, end }) => onChange({ out: start ?? null, back: end ?? null })}
      min={today}
      max={lastBookableDay(today)}
      today={today}
      dayText={(day) =>
        intl.formatMessage(m.day, {
          date: format.date(day, 'dayMonthShort'),
          weekday: format.weekdayName(weekdayOf(day), 'short'),
        })
      }
      calendarTexts={calendarTexts}
      align={oneLine ? 'end' : 'start'}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(travellersMessages.close)}
      doneLabel={intl.formatMessage(travellersMessages.done)}
    />
  );
}
