import { memo, useState } from 'react';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Button, CarrierMark, Checkbox, VisuallyHidden } from '@karvon/ui-kit';
import type { FilterOption } from '../../model/filters/filter-options';
import type { ChoiceName } from '../../model/offers/offer-facts';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

interface FilterGroupProps {
  name: ChoiceName;
  legend: string;
  /** True where the heading of a collapsible section shows the same text. */
  legendHidden?: boolean;
  options: readonly FilterOption[] | undefined;
  labelOf: (value: string) => string;
  /** The logo of each airline, as far as known; the logo stands before the name. */
  logoOf?: ((value: string) => string | undefined) | undefined;
  chosen: readonly string[] | undefined;
  currency: Money['currency'];
  onChange: (name: ChoiceName, chosen: readonly string[]) => void;
}

const atFirst = 8;

/** One filter: its options, each with the number of offers and their lowest price. It renders again only when these change. */
export const FilterGroup = memo(function FilterGroup(props: FilterGroupProps) {
  const { name, legend, options = [], labelOf, logoOf, chosen = [], currency, onChange } = props;
  const intl = useIntl();
  const format = useFormat();
  const [whole, setWhole] = useState(false);
  // A link may set an option that this search does not have: the visitor must be able to untick it.
  const missing = chosen.filter((value) => options.every((option) => option.value !== value));
  const rows: readonly FilterOption[] = [
    ...options.filter(({ count, value }) => count > 0 || chosen.includes(value)),
    ...missing.map((value) => ({ value, count: 0, from: 0 })),
  ];
  // One more row takes no more space than the button that would show it.
  const cut = !whole && rows.length > atFirst + 1;
  const shown = cut ? rows.filter((row, i) => i < atFirst || chosen.includes(row.value)) : rows;
  const toggle = (value: string) =>
    onChange(
      name,
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );

  return (
    <fieldset
      className={classes.group}
      data-marked={logoOf ? true : undefined}
      aria-label={props.legendHidden ? legend : undefined}
    >
      {props.legendHidden ? null : <legend className={classes.legend}>{legend}</legend>}
      {shown.map(({ value, count, from }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
          label={
            <span className={classes.name}>
              {logoOf ? <CarrierMark code={value} logo={logoOf(value)} /> : null}
              <span>{labelOf(value)}</span>
              <VisuallyHidden>{`, ${intl.formatMessage(m.count, { count })}, `}</VisuallyHidden>
              {'\u00A0'}
              <span className={classes.count} aria-hidden="true">
                {count}
              </span>
            </span>
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
      {cut && shown.length < rows.length ? (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          {intl.formatMessage(m.moreOptions, { count: rows.length - shown.length })}
        </Button>
      ) : null}
    </fieldset>
  );
});
