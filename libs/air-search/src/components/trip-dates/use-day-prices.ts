import { useCallback, useMemo, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import { weekdayOf, type PlainDate } from '@karvon/calendar';
import { useFormat, useIntl } from '@karvon/i18n';
import type { DayCaption } from '@karvon/ui-kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { priceCalendarQuery } from '../../data/price-calendar.query';
import { calendarQuestion, dayPrices, type CalendarView } from '../../model/day-prices';
import type { SearchDraft } from '../../model/search-draft';
import { pricesMessages as m } from './day-prices.messages';

/** Asked for while nothing is to be asked. */
const noQuestion = {
  kind: {
    origin: '',
    destination: '',
    adult: 1,
    child: 0,
    baby: 0,
    class: 'Economy',
    direct: 'false',
  },
  range: { from: '', to: '' },
} as const;

/** Prices for the days of the open calendar; nothing is asked before the visitor is about to open it. */
export function useDayPrices(draft: SearchDraft, today: PlainDate) {
  const intl = useIntl();
  const format = useFormat();
  const [view, setView] = useState<CalendarView>();
  const [direct, setDirect] = useState(false);
  const question = view ? calendarQuestion(draft, view, direct) : null;
  const options = priceCalendarQuery(useTransport(), question ?? noQuestion);
  const query = useQuery({ ...options, ...(!question && { queryFn: skipToken }) });
  const choosing = view?.choosing ?? 'start';
  const days = query.data?.days;
  const prices = useMemo(() => dayPrices(days ?? [], choosing), [days, choosing]);

  const captionOf = useCallback(
    (day: PlainDate): DayCaption | undefined => {
      const found = prices.get(day);
      if (!found) return undefined;
      const { total } = found.price;
      return {
        text: format.compact(Math.round(total.amount / 100)),
        label: intl.formatMessage(found.best ? m.bestDay : m.day, {
          date: format.date(day),
          weekday: format.weekdayName(weekdayOf(day)),
          price: format.money(total),
        }),
        best: found.best,
      };
    },
    [prices, format, intl],
  );

  const show = useCallback(([first]: PlainDate[], chosen: CalendarView['choosing']) => {
    if (first) setView({ firstMonth: first, choosing: chosen });
  }, []);

  return {
    captionOf,
    onShow: show,
    onIntent: () => setView((now) => now ?? firstView(draft.out ?? today)),
    direct,
    setDirect,
    question,
    query,
    choosing,
  };
}

/** Where the calendar will open. */
const firstView = (day: PlainDate): CalendarView => ({
  firstMonth: `${day.slice(0, 8)}01`,
  choosing: 'start',
});
