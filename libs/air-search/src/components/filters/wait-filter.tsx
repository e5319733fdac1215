import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { waitRanges, type Tally } from '../../model/filters/filter-options';
import type { RangeName } from '../../model/offers/offer-facts';
import type { Range } from '../../model/filters/offer-filter';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';
import { RangeFilter } from './range-filter';
import { RangePreset } from './range-preset';

interface WaitFilterProps {
  label: string;
  /** The shortest and the longest layover of the results. */
  bounds: Range;
  waits: readonly Tally[];
  chosen: Range | undefined;
  currency: Money['currency'];
  onChange: (name: RangeName, range: Range | null) => void;
}

/** Limits the layover: a slider, and buttons for limits that exclude some offers. */
export function WaitFilter({ label, bounds, waits, ...rest }: WaitFilterProps) {
  const intl = useIntl();
  const format = useFormat();
  const { chosen } = rest;
  const presets = waitRanges
    .map((range, index) => ({ range, tally: waits[index] }))
    .filter(({ range }) => range[1] < bounds[1] || chosen?.[1] === range[1]);
  return (
    <div>
      <RangeFilter
        name="layover"
        label={label}
        labelHidden
        kind="duration"
        bounds={bounds}
        chosen={chosen}
        valueText={format.duration}
        onChange={rest.onChange}
      />
      {presets.length > 0 ? (
        <div
          className={classes.waits}
          role="group"
          aria-label={intl.formatMessage(m.presets, { filter: label })}
        >
          {presets.map(({ range, tally }) => (
            <RangePreset
              key={range[1]}
              {...rest}
              name="layover"
              range={range}
              label={intl.formatMessage(m.waitUpTo, { hours: range[1] / 60 })}
              tally={tally}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
