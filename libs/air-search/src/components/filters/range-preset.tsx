import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { VisuallyHidden } from '@karvon/ui-kit';
import type { Tally } from '../../model/filters/filter-options';
import type { RangeName } from '../../model/offers/offer-facts';
import type { Range } from '../../model/filters/offer-filter';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

interface RangePresetProps {
  name: RangeName;
  range: Range;
  label: string;
  tally: Tally | undefined;
  chosen: Range | undefined;
  currency: Money['currency'];
  /** Called with null when it is clicked again. */
  onChange: (name: RangeName, range: Range | null) => void;
}

/** A button that sets a range of the slider; it shows how many offers remain and from which price. */
export function RangePreset(props: RangePresetProps) {
  const { name, range, label, tally, chosen, currency, onChange } = props;
  const intl = useIntl();
  const format = useFormat();
  const { count = 0, from = 0 } = tally ?? {};
  const pressed = chosen?.[0] === range[0] && chosen[1] === range[1];
  if (count === 0 && !pressed) return null;
  return (
    <button
      type="button"
      className={classes.part}
      aria-pressed={pressed}
      onClick={() => onChange(name, pressed ? null : range)}
    >
      <span>
        {label}
        <VisuallyHidden>{`, ${intl.formatMessage(m.count, { count })}, `}</VisuallyHidden>{' '}
        <span className={classes.count} aria-hidden="true">
          {count}
        </span>
      </span>
      {count > 0 ? (
        <span className={classes.from}>
          {intl.formatMessage(m.from, { price: format.money({ amount: from, currency }) })}
        </span>
      ) : null}
    </button>
  );
}
