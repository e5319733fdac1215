import { daysBetween, weekdayOf, type PlainDate } from '@karvon/calendar';
import { useFormat, useIntl } from '@karvon/i18n';
import { Button, DateField, useClientWidth } from '@karvon/ui-kit';
import { lastBookableDay, type SearchDraft } from '../../model/search-draft';
import { travellersMessages } from '../travellers-field/travellers-field.messages';
import { datesMessages as m } from './trip-dates.messages';
import { PriceNote } from './price-note';
import classes from './trip-dates.module.css';
import { useCalendarTexts } from './use-calendar-texts';
import { useDayPrices } from './use-day-prices';

interface TripDatesProps {
  draft: SearchDraft;
  oneWay: boolean;
  today: PlainDate;
  error: string | undefined;
  onChange: (dates: { out: PlainDate | null; back: PlainDate | null }) => void;
}

/** Both days in one calendar, with the lowest price of each; only one picked means one-way. */
export function TripDates({ draft, oneWay, today, error, onChange }: TripDatesProps) {
  const { out, back } = draft;
  const intl = useIntl();
  const format = useFormat();
  const calendarTexts = useCalendarTexts();
  // Where the whole form is one line, the days stand at its right end.
  const oneLine = (useClientWidth() ?? 0) >= 1280;
  const prices = useDayPrices(draft, today);
  const trip =
    out && back ? (
      <span className={classes.trip}>
        {intl.formatMessage(m.length, { days: daysBetween(out, back) + 1 })}
        <Button variant="quiet" size="small" onClick={() => onChange({ out, back: null })}>
          {intl.formatMessage(m.noBack)}
        </Button>
      </span>
    ) : (
      <span className={classes.trip}>{intl.formatMessage(m.oneDate)}</span>
    );
  const choosingBack = prices.choosing === 'end' && out !== null;
  const stay = choosingBack ? undefined : out && back ? daysBetween(out, back) + 1 : null;

  return (
    <DateField
      start={{
        label: intl.formatMessage(m.out),
        placeholder: intl.formatMessage(m.outEmpty),
        error,
      }}
      {...(!oneWay && {
        end: { label: intl.formatMessage(m.back), placeholder: intl.formatMessage(m.backEmpty) },
      })}
      footnote={
        <>
          {oneWay ? null : trip}
          <PriceNote
            asked={prices.question !== null}
            stay={stay}
            calendar={prices.query.data}
            failed={prices.query.isError}
            direct={prices.direct}
            onDirect={prices.setDirect}
          />
        </>
      }
      captionOf={prices.captionOf}
      onIntent={prices.onIntent}
      onShow={prices.onShow}
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
