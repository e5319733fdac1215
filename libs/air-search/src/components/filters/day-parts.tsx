import { memo } from 'react';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { dayPartRanges, dayParts, type DayPart, type Tally } from '../../model/filter-options';
import type { RangeName } from '../../model/offer-facts';
import type { Range } from '../../model/offer-filter';
import { dayPartNames, filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

interface DayPartsProps {
  name: RangeName;
  /** Names the buttons together. */
  label: string;
  parts: Record<DayPart, Tally> | undefined;
  chosen: Range | undefined;
  currency: Money['currency'];
  onChange: (name: RangeName, range: Range | null) => void;
}

/** Night, morning, day and evening, a press each. */
export const DayParts = memo(function DayParts(props: DayPartsProps) {
  const { name, label, parts, chosen, currency, onChange } = props;
  const intl = useIntl();
  const format = useFormat();
  return (
    <div className={classes.parts} role="group" aria-label={label}>
      {dayParts.map((part) => {
        const range = dayPartRanges[part];
        const { count = 0, from = 0 } = parts?.[part] ?? {};
        const pressed = chosen?.[0] === range[0] && chosen[1] === range[1];
        return (
          <button
            key={part}
            type="button"
            className={classes.part}
            aria-pressed={pressed}
            disabled={count === 0 && !pressed}
            onClick={() => onChange(name, pressed ? null : range)}
          >
            <span>
              {intl.formatMessage(dayPartNames[part])}{' '}
              <span className={classes.count}>{count}</span>
            </span>
            <span className={classes.from}>
              {count > 0
                ? intl.formatMessage(m.from, { price: format.money({ amount: from, currency }) })
                : '—'}
            </span>
          </button>
        );
      })}
    </div>
  );
});
