import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Checkbox, VisuallyHidden } from '@karvon/ui-kit';
import type { FilterOption } from '../../model/offer-filter';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

interface FilterGroupProps<Value> {
  legend: string;
  options: FilterOption<Value>[];
  labelOf: (value: Value) => string;
  chosen: Value[];
  currency: Money['currency'];
  onChange: (chosen: Value[]) => void;
}

/** One filter: what there is, how much of it and from which price. */
export function FilterGroup<Value extends string | number>(props: FilterGroupProps<Value>) {
  const { legend, options, labelOf, chosen, currency, onChange } = props;
  const intl = useIntl();
  const format = useFormat();
  // A link may name what this search has not: it must be possible to untick it.
  const missing = chosen.filter((value) => options.every((option) => option.value !== value));
  const rows: FilterOption<Value>[] = [
    ...options,
    ...missing.map((value) => ({ value, count: 0, from: 0 })),
  ];
  const toggle = (value: Value) =>
    onChange(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      {rows.map(({ value, count, from }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
          label={
            <>
              {labelOf(value)}
              <VisuallyHidden>, {intl.formatMessage(m.count, { count })}, </VisuallyHidden>{' '}
              <span className={classes.count} aria-hidden="true">
                {count}
              </span>
            </>
          }
          aside={
            count > 0 ? (
              <span className={classes.from}>
                {intl.formatMessage(m.from, { price: format.money({ amount: from, currency }) })}
              </span>
            ) : null
          }
        />
      ))}
    </fieldset>
  );
}
