import { useTransport } from '@karvon/api-client';
import { weekdayOf, type PlainDate } from '@karvon/calendar';
import { useFormat, useIntl } from '@karvon/i18n';
import { priceMessages } from '@karvon/search-parts';
import { VisuallyHidden } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { priceCalendarQuery } from '../../data/price-calendar.query';
import { oldestAge, shownAge } from '../../model/days/day-prices';
import { nearDays, nearPrices, nearQuestion } from '../../model/days/near-days';
import { parseView } from '../../model/results/results-view';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { PriceAlertLine } from '../price-alert/price-alert-line';
import { NearDaysCell } from './near-days-cell';
import { nearMessages as m } from '../near-days.messages';
import classes from './near-days.module.css';
import { useTripGrid } from './use-trip-grid';

interface NearDaysTableProps {
  criteria: SearchCriteria;
  today: PlainDate;
}

/** A table of departure days by return days; arrows move in it as in a grid, a click starts a search with the same filters. */
export function NearDaysTable({ criteria, today }: NearDaysTableProps) {
  const intl = useIntl();
  const format = useFormat();
  const [params] = useSearchParams();
  const { out, back } = criteria;
  const days = nearDays(criteria, today);
  const question = nearQuestion(criteria, days, parseView(params).filter);
  const transport = useTransport();
  const query = useQuery(priceCalendarQuery(transport, question));
  const calendar = query.data;
  const { priceOf, isLowest, scale } = nearPrices(calendar?.days ?? []);

  const { table, tabbable, onKeyDown } = useTripGrid(criteria, days);

  const dayHead = (day: PlainDate) => (
    <>
      <span>{format.date(day, 'dayMonthShort')}</span>
      <span className={classes.weekday}>{format.weekdayName(weekdayOf(day), 'short')}</span>
    </>
  );
  const row = (rowBack: PlainDate | null) =>
    days.outs.map((rowOut) => (
      <NearDaysCell
        key={rowOut}
        criteria={criteria}
        trip={{ out: rowOut, back: rowBack }}
        price={priceOf(rowOut, rowBack)}
        isLowest={isLowest}
        scale={scale}
        current={rowOut === out && rowBack === back}
        tabbable={rowOut === tabbable.out && rowBack === tabbable.back}
      />
    ));
  const age = calendar && oldestAge(calendar);
  const note = () => {
    if (query.isError) return intl.formatMessage(m.problem);
    if (age === undefined) return intl.formatMessage(m.loading);
    if (!scale) return intl.formatMessage(m.none);
    const unit = intl.formatMessage(priceMessages.unit, {
      scale: scale.scale,
      currency: scale.currency,
    });
    if (age === null) return intl.formatMessage(m.live, { unit });
    return intl.formatMessage(m.age, { unit, age: format.duration(shownAge(age)) });
  };

  return (
    <>
      <div className={classes.scroll}>
        <table ref={table} role="grid" className={classes.table} onKeyDown={onKeyDown}>
          <caption>
            <VisuallyHidden>
              {intl.formatMessage(back ? m.captionReturn : m.captionOneWay)}
            </VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                {back ? (
                  <>
                    <span className={classes.cornerOut}>{intl.formatMessage(m.cornerOut)}</span>
                    <span>{intl.formatMessage(m.corner)}</span>
                  </>
                ) : null}
              </th>
              {days.outs.map((day) => (
                <th key={day} scope="col" className={classes.head}>
                  {dayHead(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {back ? (
              days.backs.map((day) => (
                <tr key={day}>
                  <th scope="row" className={classes.rowHead}>
                    {dayHead(day)}
                  </th>
                  {row(day)}
                </tr>
              ))
            ) : (
              <tr>
                <th scope="row" className={classes.rowHead}>
                  {intl.formatMessage(m.price)}
                </th>
                {row(null)}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p className={classes.note} role="status">
        {note()}
      </p>
      <PriceAlertLine criteria={criteria} />
    </>
  );
}
