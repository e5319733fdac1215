import { useEffect, useMemo } from 'react';
import { useResponsesClient, useTransport } from '@karvon/api-client';
import { daysBetween, weekdayOf, type PlainDate } from '@karvon/calendar';
import { useFormat, useIntl } from '@karvon/i18n';
import type { DayCaption } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { priceCalendarQuery } from '../../data/price-calendar.query';
import { calendarQuestion, dayPrices, type CalendarView } from '../../model/days/day-prices';
import { priceScale } from '../../model/days/price-scale';
import type { SimpleTrip } from '../../model/search/search-draft';
import { pricesMessages as m } from './day-prices.messages';
import { PriceNote } from './price-note';

export type CaptionOf = (day: PlainDate) => DayCaption | undefined;

interface DayPricesProps {
  trip: SimpleTrip;
  /** What the calendar shows; undefined until it does. */
  view: CalendarView | undefined;
  direct: boolean;
  onDirect: (direct: boolean) => void;
  /** The captions of the days, whenever they change. */
  onCaptions: (captionOf: { captionOf: CaptionOf }) => void;
}

const dayNames = { best: m.bestDay, good: m.goodDay, other: m.day };

/**
 * Requests the prices of the shown days, writes them under the days, and says below the calendar what they mean and how
 * old they are.
 */
export function DayPrices({ trip, view, direct, onDirect, onCaptions }: DayPricesProps) {
  const intl = useIntl();
  const format = useFormat();
  const transport = useTransport();
  const question = view ? calendarQuestion(trip, view, direct) : null;
  const query = useQuery(priceCalendarQuery(transport, question), useResponsesClient());
  const choosing = view?.choosing ?? 'start';
  const days = query.data?.days;
  const prices = useMemo(() => dayPrices(days ?? [], choosing), [days, choosing]);
  const scale = useMemo(
    () => priceScale([...prices.values()].map(({ price }) => price.total)),
    [prices],
  );

  useEffect(() => {
    onCaptions({
      captionOf: (day) => {
        const found = prices.get(day);
        if (!found || !scale) return undefined;
        const { tone, price } = found;
        const { value, fractionDigits } = scale.shorten(price.total);
        return {
          text: format.number(value, fractionDigits),
          label: intl.formatMessage(dayNames[tone ?? 'other'], {
            date: format.date(day),
            weekday: format.weekdayName(weekdayOf(day)),
            price: format.money(price.total),
          }),
          ...(tone && { tone }),
        };
      },
    });
  }, [prices, scale, format, intl, onCaptions]);

  const { from, to, out, back } = trip;
  const choosingBack = choosing === 'end' && out !== null;
  return (
    <PriceNote
      requested={from !== null && to !== null}
      stay={choosingBack ? undefined : out && back ? daysBetween(out, back) + 1 : null}
      calendar={query.data}
      scale={scale}
      failed={query.isError}
      {...{ direct, onDirect }}
    />
  );
}
