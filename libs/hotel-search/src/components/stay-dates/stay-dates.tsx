import { Suspense } from 'react';
import { weekdayOf, type PlainDate } from '@karvon/calendar';
import { useCalendarTexts, useFormat, useIntl } from '@karvon/i18n';
import { panelMessages, useOpenCalendar } from '@karvon/search-parts';
import { useStayTexts } from '@karvon/stay';
import { DateField, lazyPart } from '@karvon/ui-kit';
import { lastDeparture, nightsOf } from '../../model/stay';
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

const loadNightPrices = () => import('./night-prices');
const NightPrices = lazyPart(async () => (await loadNightPrices()).NightPrices);

/** Arrival and departure in one calendar, with the nights between. */
export function StayDates({ stay, hotel, requested, today, error, onChange }: StayDatesProps) {
  const { arrival, departure } = stay;
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const calendarTexts = useCalendarTexts();
  const nights = arrival && departure ? nightsOf({ arrival, departure }) : 0;
  const { field, prices } = useOpenCalendar(loadNightPrices);
  const days =
    nights > 0
      ? intl.formatMessage(m.nights, { nights: texts.nights(nights) })
      : intl.formatMessage(m.choose);
  const placeholder = intl.formatMessage(m.empty);
  return (
    <DateField
      requested={requested}
      start={{ label: intl.formatMessage(m.arrival), placeholder, error }}
      end={{ label: intl.formatMessage(m.departure), placeholder }}
      footnote={
        <>
          <p>{days}</p>
          {hotel ? (
            <Suspense fallback={<div className={classes.wait} />}>
              <NightPrices {...{ hotel, stay }} {...prices} />
            </Suspense>
          ) : null}
        </>
      }
      {...(hotel && field)}
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
