import { useState } from 'react';
import { addDays, dayInZone, daysBetween, weekdayOf, type PlainDate } from '@karvon/calendar';
import { maxNights, type HotelOrder } from '@karvon/contract';
import { useCalendarTexts, useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { panelMessages } from '@karvon/search-parts';
import { Attention, Button, DateField, Stack, type DayRange } from '@karvon/ui-kit';
import { useNavigate } from 'react-router';
import type { StayDatesCalls } from '../../data/stay-dates.mutation';
import { DatesProblem } from './dates-problem';
import { OfferedDates } from './offered-dates';
import { stayDatesMessages as m } from './stay-dates.messages';

interface StayDatesFormProps {
  order: HotelOrder;
  calls: StayDatesCalls;
  onClose: () => void;
}

/** So many days ahead rooms are on sale. */
const horizonDays = 365;

/** Asks for other days, shows what they cost, and books them. */
export function StayDatesForm({ order, calls, onClose }: StayDatesFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const navigate = useNavigate();
  const calendarTexts = useCalendarTexts();
  const { arrivalDate, departureDate, hotel } = order.stay;
  const [days, setDays] = useState<DayRange>({ start: arrivalDate, end: departureDate });
  const [tried, setTried] = useState(false);
  const { ask, take } = calls;

  const { start, end } = days;
  const same = start === arrivalDate && end === departureDate;
  const isWhole = start !== undefined && end !== undefined && start < end && !same;
  const tooLong = isWhole && daysBetween(start, end) > maxNights;
  const today = dayInZone(new Date(order.serverTime), hotel.location.timeZone);
  const wrong = !isWhole
    ? intl.formatMessage(m.incomplete)
    : tooLong
      ? intl.formatMessage(m.tooLong, { nights: maxNights })
      : undefined;
  const dayText = (day: PlainDate) =>
    `${format.date(day, 'dayMonthShort')}, ${format.weekdayName(weekdayOf(day), 'short')}`;

  /** A price is of the days that it was looked up for. */
  function forget() {
    ask.reset();
    take.reset();
  }

  function choose(range: DayRange) {
    setDays(range);
    forget();
  }

  function close() {
    forget();
    onClose();
  }

  function look() {
    setTried(true);
    if (isWhole && !tooLong) ask.mutate({ start, end });
  }

  const error = take.error ?? ask.error;
  return (
    <Stack gap={3}>
      <DateField
        start={{
          label: intl.formatMessage(m.arrival),
          placeholder: intl.formatMessage(m.choose),
          error: tried ? wrong : undefined,
        }}
        end={{ label: intl.formatMessage(m.departure), placeholder: intl.formatMessage(m.choose) }}
        value={days}
        onChange={choose}
        min={today}
        max={addDays(today, horizonDays)}
        {...{ today, dayText, calendarTexts }}
        title={intl.formatMessage(m.calendar)}
        closeLabel={intl.formatMessage(panelMessages.close)}
        doneLabel={intl.formatMessage(panelMessages.done)}
      />
      {error ? (
        <Attention>
          <DatesProblem error={error} />
        </Attention>
      ) : null}
      {ask.data && !take.error ? (
        <OfferedDates
          offer={ask.data}
          taking={take.isPending}
          onTake={() =>
            take.mutate(ask.data, {
              onSuccess({ order: { number } }) {
                close();
                void navigate(paths.hotelOrder.to(lang, { number }));
              },
            })
          }
        />
      ) : (
        <Button
          block
          loading={ask.isPending}
          loadingLabel={intl.formatMessage(m.asking)}
          onClick={look}
        >
          {intl.formatMessage(m.ask)}
        </Button>
      )}
      <Button block variant="quiet" onClick={close}>
        {intl.formatMessage(m.close)}
      </Button>
    </Stack>
  );
}
