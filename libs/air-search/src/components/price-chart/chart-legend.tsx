import type { PlainDate } from '@karvon/calendar';
import { useIntl } from '@karvon/i18n';
import type { ChartBar } from '../../model/days/price-chart';
import { pricesMessages } from '../day-prices.messages';
import { chartMessages as m } from './price-chart.messages';
import classes from './chart-legend.module.css';

interface ChartLegendProps {
  bars: readonly ChartBar[];
  out: PlainDate | null;
  today: PlainDate;
}

/** The legend of the marks: the same before and after prices load, so that nothing below moves. */
export function ChartLegend({ bars, out, today }: ChartLegendProps) {
  const intl = useIntl();
  const entries = [
    ['best', m.legendBest, true],
    ['good', pricesMessages.legendGood, true],
    ['unknown', m.legendUnknown, true],
    ['chosen', m.legendChosen, bars.some((bar) => bar.out === out)],
    ['today', m.legendToday, bars.some((bar) => bar.out === today)],
  ] as const;
  return (
    <ul className={classes.legend} aria-label={intl.formatMessage(m.legend)}>
      {entries
        .filter(([, , there]) => there)
        .map(([mark, message]) => (
          <li key={mark}>
            <span className={classes.sign} data-sign={mark} aria-hidden="true" />
            <span>{intl.formatMessage(message)}</span>
          </li>
        ))}
    </ul>
  );
}
