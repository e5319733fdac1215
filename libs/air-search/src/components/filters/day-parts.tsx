import { memo } from 'react';
import { useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import {
  dayPartRanges,
  dayParts,
  type DayPart,
  type Tally,
} from '../../model/filters/filter-options';
import type { RangeName } from '../../model/offers/offer-facts';
import type { Range } from '../../model/filters/offer-filter';
import { dayPartNames, filterMessages as m } from './filters.messages';
import classes from './filters.module.css';
import { RangePreset } from './range-preset';

interface DayPartsProps {
  name: RangeName;
  /** Of the filter whose parts these are. */
  label: string;
  parts: Record<DayPart, Tally> | undefined;
  chosen: Range | undefined;
  currency: Money['currency'];
  onChange: (name: RangeName, range: Range | null) => void;
}

/** Night, morning, day and evening, a press each. */
export const DayParts = memo(function DayParts({ label, parts, ...preset }: DayPartsProps) {
  const intl = useIntl();
  return (
    <div
      className={classes.parts}
      role="group"
      aria-label={intl.formatMessage(m.presets, { filter: label })}
    >
      {dayParts.map((part) => (
        <RangePreset
          key={part}
          {...preset}
          range={dayPartRanges[part]}
          label={intl.formatMessage(dayPartNames[part])}
          tally={parts?.[part]}
        />
      ))}
    </div>
  );
});
