import { Suspense } from 'react';
import { weekdayOf, type PlainDate } from '@karvon/calendar';
import { useCalendarTexts, useFormat, useIntl } from '@karvon/i18n';
import { panelMessages, useOpenCalendar } from '@karvon/search-parts';
import { DateField, lazyPart } from '@karvon/ui-kit';
import { lastDeparture } from '../../model/stay';
import type { StayDraft } from '../../model/stay-draft';
import { datesMessages as m } from './stay-dates.messages';
import classes from './stay-dates.module.css';

interface StayDatesProps {
  stay: StayDraft;
  /** The hotel whose nights have a price below each day where one is known; no prices without it. */
  hotel?: string | undefined;
  /** How often another field has asked for the days. */
  requested?: number;
  today: PlainDate;
  error: string | undefined;
  onChange: (dates: Pick<StayDraft, 'arrival' | 'departure'>) => void;
}

const loadNote = () => import('./stay-note');
const StayNote = lazyPart(async () => (await loadNote()).StayNote);

/** Arrival and departure in one calendar, with the nights between. */
export function StayDates({ stay, hotel, requested, today, error, onChange }: StayDatesProps) {
  const { arrival, departure } = stay;
  const intl = useIntl();
  const format = useFormat();
  const calendarTexts = useCalendarTexts();
  const { field, prices } = useOpenCalendar();
  const placeholder = intl.formatMessage(m.empty);
  return (
    <DateField
      requested={requested}
      start={{ label: intl.formatMessage(m.arrival), placeholder, error }}
      end={{ label: intl.formatMessage(m.departure), placeholder }}
      footnote={
        <Suspense fallback={<div className={classes.wait} data-prices={hotel} />}>
          <StayNote {...{ hotel, stay }} {...prices} />
        </Suspense>
      }
      {...(hotel && field)}
      onIntent={() => void loadNote()}
      value={{ ...(arrival && { start: arrival }), ...(departure && { end: departure }) }}
      onChange={({ start, end }) =>
        // A stay has one night at least: a second press of the same day starts a new choice.
        onChange({ arrival: start ?? null, departure: end && end !== start ? end : null })
      }
      min={today}
      max={lastDeparture(today)}
      today={today}
      dayText={(day) =>
        intl.formatMessage(m.day, {
          date: format.date(day, 'dayMonthShort'),
          weekday: format.weekdayName(weekdayOf(day), 'short'),
        })
      }
      calendarTexts={calendarTexts}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(panelMessages.close)}
      doneLabel={intl.formatMessage(panelMessages.done)}
    />
  );
}
