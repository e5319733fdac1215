import { useState } from 'react';
import { weekdayOf, type PlainDate } from '@karvon/calendar';
import type { AirOrder, ExchangeWishes } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useCalendarTexts, useFormat, useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { panelMessages } from '@karvon/search-parts';
import { Button, DateField } from '@karvon/ui-kit';
import { daysFor, slicesAhead } from '../../model/exchange';
import { exchangeMessages as m } from './exchange.messages';

interface ExchangeDaysProps {
  order: Pick<AirOrder, 'slices' | 'dictionary' | 'serverTime'>;
  edition: Pick<Edition, 'support'>;
  wishes: ExchangeWishes;
  asking: boolean;
  onWishes: (wishes: ExchangeWishes) => void;
  onAsk: () => void;
}

/** The new day of each direction that is still to be flown. */
export function ExchangeDays(props: ExchangeDaysProps) {
  const { order, edition, wishes, asking, onWishes, onAsk } = props;
  const intl = useIntl();
  const format = useFormat();
  const calendarTexts = useCalendarTexts();
  const texts = useItineraryTexts(order.dictionary);
  const [tried, setTried] = useState(false);
  const nothing = wishes.length === 0;
  return (
    <>
      {slicesAhead(order).map((slice, place) => {
        const { departure, arrival } = texts.slice(order.slices[slice]!);
        const flown = order.slices[slice]!.segments[0]!.departingAt.slice(0, 10);
        const date = wishes.find((wish) => wish.slice === slice)?.date ?? flown;
        const dayText = (day: PlainDate) => {
          // Short, so that a phone shows that nothing changes.
          const text = `${format.date(day, 'dayMonthShort')}, ${format.weekdayName(weekdayOf(day), 'short')}`;
          return day === flown ? intl.formatMessage(m.dayEmpty, { date: text }) : text;
        };
        const { today, min, max } = daysFor(order, slice, wishes, edition.support.utcOffsetMinutes);
        return (
          <DateField
            key={slice}
            start={{
              label: intl.formatMessage(m.day, { from: departure.city, to: arrival.city }),
              placeholder: intl.formatMessage(m.calendar),
              error: tried && nothing && place === 0 ? intl.formatMessage(m.noDay) : undefined,
            }}
            value={{ start: date }}
            onChange={({ start }) =>
              onWishes([
                ...wishes.filter((wish) => wish.slice !== slice),
                ...(start && start !== flown ? [{ slice, date: start }] : []),
              ])
            }
            {...{ today, min, max, dayText, calendarTexts }}
            align="end"
            title={intl.formatMessage(m.calendar)}
            closeLabel={intl.formatMessage(panelMessages.close)}
            doneLabel={intl.formatMessage(panelMessages.done)}
          />
        );
      })}
      <Button
        block
        loading={asking}
        loadingLabel={intl.formatMessage(m.asking)}
        onClick={() => (nothing ? setTried(true) : onAsk())}
      >
        {intl.formatMessage(m.ask)}
      </Button>
    </>
  );
}
