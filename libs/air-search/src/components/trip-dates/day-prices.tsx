import { Suspense, useMemo, useState } from 'react';
import { useResponsesClient, useTransport } from '@karvon/api-client';
import { daysBetween, type PlainDate } from '@karvon/calendar';
import { useIntl } from '@karvon/i18n';
import { useDayCaptions, type CalendarPrices } from '@karvon/search-parts';
import { Button, Skeleton, lazyPart } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { priceCalendarQuery } from '../../data/price-calendar.query';
import { calendarQuestion, dayPrices } from '../../model/days/day-prices';
import { noFilter, withChoice } from '../../model/filters/offer-filter';
import type { SimpleTrip } from '../../model/search/search-draft';
import { pricesMessages as m } from '../day-prices.messages';
import { PriceNote } from './price-note';
import classes from './trip-dates.module.css';

const PriceChart = lazyPart(async () => (await import('../price-chart/price-chart')).PriceChart);

interface DayPricesProps extends CalendarPrices {
  trip: SimpleTrip;
  direct: boolean;
  /** Null for a leg of several: a chart would link to a search of that leg alone. */
  today: PlainDate | null;
  onDirect: (direct: boolean) => void;
}

const dayNames = { best: m.bestDay, good: m.goodDay, other: m.day };

/** Requests the prices of the shown days as captions, and explains below the calendar what they mean and how old they are. */
export function DayPrices({ trip, view, direct, today, onDirect, onCaptions }: DayPricesProps) {
  const transport = useTransport();
  const question = view ? calendarQuestion(trip, view, direct) : null;
  const query = useQuery(priceCalendarQuery(transport, question), useResponsesClient());
  const choosing = view?.choosing ?? 'start';
  const days = query.data?.days;
  const prices = useMemo(() => dayPrices(days ?? [], choosing), [days, choosing]);
  const scale = useDayCaptions(prices, dayNames, onCaptions);

  const { from, to, out, back } = trip;
  const choosingBack = choosing === 'end' && out !== null;
  return (
    <>
      <PriceNote
        requested={from !== null && to !== null && from !== to}
        stay={choosingBack ? undefined : out && back ? daysBetween(out, back) + 1 : null}
        calendar={query.data}
        scale={scale}
        failed={query.isError}
        {...{ direct, onDirect }}
      />
      {from && to && from !== to && today ? (
        <TwoMonths trip={{ ...trip, from, to }} {...{ direct, today }} />
      ) : null}
    </>
  );
}

interface TwoMonthsProps {
  trip: SimpleTrip & { from: string; to: string };
  direct: boolean;
  today: PlainDate;
}

/** A chart of two months, for visitors with flexible days; its code and data load when it is opened. */
function TwoMonths({ trip, direct, today }: TwoMonthsProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const filter = direct ? withChoice(noFilter, 'stops', ['0']) : noFilter;
  return (
    <div className={classes.months}>
      <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {intl.formatMessage(m.twoMonths)}
      </Button>
      {open ? (
        <Suspense
          fallback={
            <div className={classes.waitChart}>
              <Skeleton shape="block" />
            </div>
          }
        >
          <PriceChart {...{ trip, today }} view={{ sort: 'optimal', filter }} />
        </Suspense>
      ) : null}
    </div>
  );
}
