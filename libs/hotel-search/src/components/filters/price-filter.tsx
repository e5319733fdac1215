import { memo, useState } from 'react';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { useStayTexts } from '@karvon/stay';
import { RangeSlider } from '@karvon/ui-kit';
import { priceAt, priceOf, priceSteps, type FilterOptions } from '../../model/filter-options';
import type { Range } from '../../model/hotel-filter';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

interface PriceFilterProps {
  prices: NonNullable<FilterOptions['prices']>;
  chosen: Range | null;
  nights: number;
  currency: Money['currency'];
  /** Null for everything from end to end. */
  onChange: (range: Range | null) => void;
}

const barHeight = 40;

/** A chart of the prices above a range slider. The list changes when a thumb is released, not for every pixel. */
export const PriceFilter = memo(function PriceFilter(props: PriceFilterProps) {
  const { prices, chosen, nights, currency, onChange } = props;
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const [moving, setMoving] = useState<Range>();
  const { bounds, bars } = prices;
  const steps: Range = chosen
    ? [Math.round(priceAt(chosen[0], bounds)), Math.round(priceAt(chosen[1], bounds))]
    : [0, priceSteps];
  const [low, high] = moving ?? steps;
  const highest = Math.max(...bars, 1);
  return (
    <div>
      <svg
        className={classes.bars}
        viewBox={`0 0 ${priceSteps * 10} ${barHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={intl.formatMessage(m.bars)}
      >
        {bars.map((count, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / highest) * barHeight);
          return (
            <rect
              key={index}
              x={index * 10 + 1}
              y={barHeight - height}
              width={8}
              height={height}
              data-in={(index >= low && index < high) || undefined}
            />
          );
        })}
      </svg>
      <RangeSlider
        label={intl.formatMessage(m.priceForStay, { nights: texts.nights(nights) })}
        thumbLabels={[intl.formatMessage(m.priceFrom), intl.formatMessage(m.priceTo)]}
        min={0}
        max={priceSteps}
        value={[low, high]}
        valueText={(step) => format.money({ amount: priceOf(step, bounds) * 100, currency })}
        onChange={setMoving}
        onCommit={([from, to]) => {
          setMoving(undefined);
          const all = from === 0 && to === priceSteps;
          onChange(all ? null : [priceOf(from, bounds), priceOf(to, bounds)]);
        }}
      />
    </div>
  );
});
