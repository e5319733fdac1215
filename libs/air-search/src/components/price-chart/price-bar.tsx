import { weekdayOf } from '@karvon/calendar';
import { useFormat, useIntl } from '@karvon/i18n';
import type { PriceScale } from '@karvon/search-parts';
import { VisuallyHidden } from '@karvon/ui-kit';
import type { ChartBar } from '../../model/days/price-chart';
import { nearMessages } from '../near-days.messages';
import { DayLink } from './day-link';
import { chartMessages as m } from './price-chart.messages';
import classes from './price-bar.module.css';

interface PriceBarProps {
  bar: ChartBar;
  /** The unit of prices in the whole chart; null without prices. */
  scale: PriceScale | null;
  /** The address of the results for that day. */
  to: string;
  current: boolean;
  today: boolean;
  tabbable: boolean;
}

const names = { best: nearMessages.lowest, good: m.good, other: nearMessages.priced };

/** A day as a bar that links to its results: as high as its price, or empty and dashed where the price is unknown. */
export function PriceBar({ bar, scale, to, current, today, tabbable }: PriceBarProps) {
  const intl = useIntl();
  const format = useFormat();
  const { out, back, price, tone, share } = bar;
  const trip = back
    ? intl.formatMessage(nearMessages.trip, { out: format.date(out), back: format.date(back) })
    : intl.formatMessage(nearMessages.oneWay, { out: format.date(out) });
  const day = price
    ? intl.formatMessage(names[tone ?? 'other'], { trip, price: format.money(price.total) })
    : intl.formatMessage(nearMessages.unknown, { trip });
  const short = scale && price && scale.shorten(price.total);
  return (
    <DayLink
      className={classes.bar}
      to={to}
      aria-current={current || undefined}
      data-day={out}
      data-tone={price ? tone : 'unknown'}
      data-today={today || undefined}
      tabIndex={tabbable ? 0 : -1}
    >
      <VisuallyHidden>{today ? intl.formatMessage(m.today, { day }) : day}</VisuallyHidden>
      <span className={classes.plot} aria-hidden="true">
        <span className={classes.column} style={price && { blockSize: `${share * 100}%` }}>
          <span className={classes.price}>
            {tone ? <span className={classes.mark} data-tone={tone} /> : null}
            <span>{short ? format.number(short.value, short.fractionDigits) : '?'}</span>
          </span>
        </span>
      </span>
      <span className={classes.day} aria-hidden="true">
        <span className={classes.date}>{Number(out.slice(8))}</span>
        <span
          className={classes.weekday}
          data-narrow={format.weekdayName(weekdayOf(out), 'narrow')}
        >
          {format.weekdayName(weekdayOf(out), 'short')}
        </span>
      </span>
    </DayLink>
  );
}
