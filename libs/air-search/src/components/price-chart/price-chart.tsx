import { useState } from 'react';
import { useResponsesClient, useTransport } from '@karvon/api-client';
import { daysBetween, weekdayOf, type PlainDate } from '@karvon/calendar';
import type { PriceCalendar } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { priceMessages, priceScale, type PriceScale } from '@karvon/search-parts';
import { Skeleton, VisuallyHidden } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { priceCalendarQuery } from '../../data/price-calendar.query';
import { oldestAge, shownAge } from '../../model/days/day-prices';
import {
  barsByMonth,
  chartBars,
  chartQuestion,
  cheapestBar,
  countedFlights,
  firstChartDay,
  type ChartBar,
} from '../../model/days/price-chart';
import { viewQuery, type ResultsView } from '../../model/results/results-view';
import { criteriaQuery } from '../../model/search/search-criteria';
import type { SimpleTrip } from '../../model/search/search-draft';
import { nearMessages } from '../near-days.messages';
import { pricesMessages } from '../day-prices.messages';
import { ChartLegend } from './chart-legend';
import { DayLink } from './day-link';
import { PriceBar } from './price-bar';
import { chartMessages as m } from './price-chart.messages';
import classes from './price-chart.module.css';
import { useBarKeys } from './use-bar-keys';

/** A month with fewer bars has no room for its name. */
const roomyMonth = 5;

interface PriceChartProps {
  /** Whether both places are known. */
  trip: SimpleTrip & { from: string; to: string };
  /** The filters that apply, and the view of the results that a bar links to. */
  view: ResultsView;
  today: PlainDate;
}

/**
 * The lowest known price of each day of two months, as bars that link to the results of their day. A return trip keeps its length
 * of stay.
 */
export function PriceChart({ trip, view, today }: PriceChartProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const { out, back } = trip;
  const [shown, setShown] = useState(() => firstChartDay(out, today));
  const first = firstChartDay(out, today, shown);
  if (first !== shown) setShown(first);
  const question = chartQuestion(trip, { first, today }, countedFlights(view.filter));
  const query = useQuery(priceCalendarQuery(useTransport(), question), useResponsesClient());
  const bars = question ? chartBars(question, query.data?.days ?? []) : [];
  const scale = priceScale(bars.flatMap(({ price }) => price?.total ?? []));
  const cheapest = cheapestBar(bars, out);
  const waiting = query.isPending && question !== null;
  const { chart, tabbable, onKeyDown } = useBarKeys(bars, out, !waiting);

  const addressOf = (bar: Pick<ChartBar, 'out' | 'back'>) =>
    paths.airTickets.to(lang, {
      ...criteriaQuery({ ...trip, out: bar.out, back: bar.back, onward: [] }),
      ...viewQuery(view),
    });
  const monthText = (month: string) =>
    format.monthYear(Number(month.slice(0, 4)), Number(month.slice(5)));
  const dayText = (day: PlainDate) =>
    `${format.date(day, 'dayMonthShort')}, ${format.weekdayName(weekdayOf(day), 'short')}`;
  const daysText = (bar: ChartBar) =>
    bar.back
      ? intl.formatMessage(m.days, { out: dayText(bar.out), back: dayText(bar.back) })
      : dayText(bar.out);

  return (
    <div className={classes.root}>
      <p className={classes.cheapest} data-return={back ? true : undefined}>
        {cheapest?.price ? (
          <DayLink to={addressOf(cheapest)}>
            {intl.formatMessage(m.cheapest, {
              days: daysText(cheapest),
              price: format.money(cheapest.price.total),
            })}
          </DayLink>
        ) : null}
      </p>
      {waiting ? (
        <Skeleton shape="block" className={classes.wait} />
      ) : (
        <div
          ref={chart}
          role="grid"
          tabIndex={-1}
          aria-label={intl.formatMessage(m.caption)}
          className={classes.chart}
          onKeyDown={onKeyDown}
        >
          {barsByMonth(bars).map(([month, ofMonth]) => (
            <div key={month} role="row" className={classes.month}>
              <span role="rowheader" className={classes.monthName}>
                {ofMonth.length < roomyMonth ? (
                  <VisuallyHidden>{monthText(month)}</VisuallyHidden>
                ) : (
                  monthText(month)
                )}
              </span>
              {ofMonth.map((bar) => (
                <span key={bar.out} role="gridcell" className={classes.cell}>
                  <PriceBar
                    {...{ bar, scale }}
                    to={addressOf(bar)}
                    current={bar.out === out}
                    today={bar.out === today}
                    tabbable={bar.out === tabbable}
                  />
                </span>
              ))}
            </div>
          ))}
        </div>
      )}
      <ChartLegend {...{ bars, out, today }} />
      <ChartNote
        calendar={query.data}
        failed={query.isError}
        {...{ scale }}
        stay={out && back ? daysBetween(out, back) + 1 : null}
      />
    </div>
  );
}

interface ChartNoteProps {
  calendar: PriceCalendar | undefined;
  failed: boolean;
  scale: PriceScale | null;
  /** Days of the stay, both ends included; null for one way. */
  stay: number | null;
}

/** The scope of the prices, their unit, and their age. */
function ChartNote({ calendar, failed, scale, stay }: ChartNoteProps) {
  const intl = useIntl();
  const format = useFormat();
  function text(): string {
    if (failed) return intl.formatMessage(nearMessages.problem);
    if (!calendar) return intl.formatMessage(nearMessages.loading);
    if (!scale) return intl.formatMessage(nearMessages.none);
    const unit = intl.formatMessage(priceMessages.unit, {
      scale: scale.scale,
      currency: scale.currency,
    });
    const age = oldestAge(calendar);
    return [
      stay === null
        ? intl.formatMessage(pricesMessages.oneWay, { unit })
        : intl.formatMessage(pricesMessages.stay, { days: stay, unit }),
      age === null
        ? intl.formatMessage(pricesMessages.live)
        : intl.formatMessage(pricesMessages.age, { age: format.duration(shownAge(age)) }),
    ].join(' ');
  }
  return (
    <p className={classes.note} role="status">
      {text()}
    </p>
  );
}
