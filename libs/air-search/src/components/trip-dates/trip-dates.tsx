import { Suspense, useState } from 'react';
import { daysBetween, weekdayOf, type PlainDate } from '@karvon/calendar';
import { useCalendarTexts, useFormat, useIntl } from '@karvon/i18n';
import { panelMessages, useOpenCalendar } from '@karvon/search-parts';
import { Button, DateField, useClientWidth, lazyPart } from '@karvon/ui-kit';
import { lastBookableDay, type SimpleTrip } from '../../model/search/search-draft';
import { datesMessages as m } from './trip-dates.messages';
import classes from './trip-dates.module.css';

interface TripDatesProps {
  /** How often another field has opened the calendar. */
  requested?: number;
  trip: SimpleTrip;
  oneWay: boolean;
  /** True for a leg of several, which has a single day. */
  ofMany?: boolean;
  today: PlainDate;
  /** The first day that can be chosen, when it is later than today. */
  min?: PlainDate | null;
  error: string | undefined;
  onChange: (dates: { out: PlainDate | null; back: PlainDate | null }) => void;
}

const loadDayPrices = () => import('./day-prices');
const DayPrices = lazyPart(async () => (await loadDayPrices()).DayPrices);

/** Both days in one calendar, with the lowest price of each day. A single day means one way. */
export function TripDates(props: TripDatesProps) {
  const { requested, trip, oneWay, ofMany, today, min, error, onChange } = props;
  const { out, back } = trip;
  const intl = useIntl();
  const format = useFormat();
  const calendarTexts = useCalendarTexts();
  // Where the form is one line, the date field is at its right end.
  const oneLine = (useClientWidth() ?? 0) >= 1280;
  const [direct, setDirect] = useState(false);
  const { field, prices } = useOpenCalendar();
  const stay =
    out && back ? (
      <span className={classes.trip}>
        <span>{intl.formatMessage(m.length, { days: daysBetween(out, back) + 1 })}</span>
        <Button variant="quiet" size="small" onClick={() => onChange({ out, back: null })}>
          {intl.formatMessage(m.noBack)}
        </Button>
      </span>
    ) : (
      <span className={classes.trip}>{intl.formatMessage(m.oneDate)}</span>
    );

  return (
    <DateField
      requested={requested}
      start={{
        label: intl.formatMessage(ofMany ? m.departure : m.out),
        placeholder: intl.formatMessage(m.outEmpty),
        error,
      }}
      {...(!oneWay && {
        end: { label: intl.formatMessage(m.back), placeholder: intl.formatMessage(m.backEmpty) },
      })}
      footnote={
        <>
          {oneWay ? null : stay}
          <Suspense fallback={<div className={classes.wait} />}>
            <DayPrices
              {...{ trip, direct }}
              {...prices}
              today={ofMany ? null : today}
              onDirect={setDirect}
            />
          </Suspense>
        </>
      }
      {...field}
      onIntent={() => void loadDayPrices()}
      value={{ ...(out && { start: out }), ...(back && { end: back }) }}
      onChange={({ start, end }) => onChange({ out: start ?? null, back: end ?? null })}
      min={min && min > today ? min : today}
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
      closeLabel={intl.formatMessage(panelMessages.close)}
      doneLabel={intl.formatMessage(panelMessages.done)}
    />
  );
}
