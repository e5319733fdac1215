import { useFormat, useIntl } from '@karvon/i18n';
import type { PriceClass } from '../model/seat-map';
import { bareSum, currencyOf } from './bare-sum';
import { seatMessages as m } from './seat-choice.messages';
import classes from './seat-map.module.css';

interface SeatLegendProps {
  prices: readonly PriceClass[];
}

/** What the looks of seats mean. The dots under a letter say the same as the colour. */
export function SeatLegend({ prices }: SeatLegendProps) {
  const intl = useIntl();
  const format = useFormat();
  const words = ({ tone, min, max }: PriceClass) => {
    if (tone === 'free') return intl.formatMessage(m.free);
    if (min.amount === max.amount) return bareSum(format, min);
    return intl.formatMessage(m.range, { min: bareSum(format, min), max: bareSum(format, max) });
  };
  const currency = currencyOf(prices);
  const entries = [
    ...prices.map((one) => ({ look: one.tone as string, sign: 'A', text: words(one) })),
    { look: 'taken', sign: '×', text: intl.formatMessage(m.taken) },
    { look: 'chosen', sign: '✓', text: intl.formatMessage(m.yours) },
  ];
  return (
    <ul className={classes.legend} aria-label={intl.formatMessage(m.legend)}>
      {currency ? <li>{intl.formatMessage(m.currency, { currency })}</li> : null}
      {entries.map(({ look, sign, text }) => (
        <li key={look}>
          <span className={classes.seat} data-look={look} aria-hidden="true">
            {sign}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
