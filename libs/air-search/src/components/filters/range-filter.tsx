import { memo, useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { RangeSlider } from '@karvon/ui-kit';
import type { RangeName } from '../../model/offers/offer-facts';
import type { Range } from '../../model/filters/offer-filter';
import { filterMessages as m } from './filters.messages';

interface RangeFilterProps {
  name: RangeName;
  label: string;
  /** True where the heading of a collapsible section shows the same text. */
  labelHidden?: boolean;
  kind: 'time' | 'duration';
  bounds: Range;
  chosen: Range | undefined;
  valueText: (minutes: number) => string;
  /** Called with null for the full range. */
  onChange: (name: RangeName, range: Range | null) => void;
}

const step = 30;

/** A range of minutes between two thumbs. The list changes when a thumb is released, not for every pixel. */
export const RangeFilter = memo(function RangeFilter(props: RangeFilterProps) {
  const { name, label, kind, bounds, chosen, valueText, onChange } = props;
  const intl = useIntl();
  const [moving, setMoving] = useState<Range>();
  const min = Math.floor(bounds[0] / step) * step;
  const max = Math.ceil(bounds[1] / step) * step;
  const within = (minutes: number) => Math.min(Math.max(minutes, min), max);
  const [low, high] = moving ?? chosen ?? [min, max];
  const [least, maximum] = kind === 'time' ? [m.notBefore, m.notAfter] : [m.atLeast, m.atMost];
  return (
    <RangeSlider
      label={label}
      labelHidden={props.labelHidden}
      thumbLabels={[
        intl.formatMessage(least, { name: label }),
        intl.formatMessage(maximum, { name: label }),
      ]}
      min={min}
      max={max}
      step={step}
      pageStep={120}
      value={[within(low), within(high)]}
      valueText={valueText}
      onChange={setMoving}
      onCommit={(range) => {
        setMoving(undefined);
        onChange(name, range[0] === min && range[1] === max ? null : range);
      }}
    />
  );
});
