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
  /** The name of the filter that the parts belong to. */
  label: string;
  parts: Record<DayPart, Tally> | undefined;
  chosen: Range | undefined;
  currency: Money['currency'];
  onChange: (name: RangeName, range: Range | null) => void;
}

/** Buttons for night, morning, day and evening. */
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
