import { memo, useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { FilterFold } from '@karvon/search-parts';
import { Button, Checkbox, VisuallyHidden } from '@karvon/ui-kit';
import { withHotels, type Option } from '../../model/filter-options';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

interface FilterGroupProps<Name, Value> {
  name: Name;
  legend: string;
  /** Unfolded at first. */
  open?: boolean;
  options: readonly Option<Value>[];
  labelOf: (value: Value) => string;
  chosen: readonly Value[];
  onChange: (name: Name, chosen: readonly Value[]) => void;
}

const atFirst = 6;

function Group<Name, Value extends string | number>(props: FilterGroupProps<Name, Value>) {
  const { name, legend, open, options, labelOf, chosen, onChange } = props;
  const intl = useIntl();
  const [whole, setWhole] = useState(false);
  // An amenity may leave no hotel with another one: what is in sight at a press stays, so that nothing moves under the pointer.
  const [held, setHeld] = useState<readonly Value[]>([]);
  // A link may set an option that this city does not have: the visitor must be able to untick it.
  const missing = chosen.filter((value) => options.every((option) => option.value !== value));
  const rows = [
    ...withHotels(options, (value) => chosen.includes(value) || held.includes(value)),
    ...missing.map((value) => ({ value, count: 0 })),
  ];
  if (rows.length === 0) return null;
  // One more row takes no more room than the button that would show it.
  const cut = !whole && rows.length > atFirst + 1;
  const shown = cut ? rows.filter((row, i) => i < atFirst || chosen.includes(row.value)) : rows;
  const toggle = (value: Value) => {
    setHeld(rows.map((row) => row.value));
    onChange(
      name,
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );
  };
  return (
    <FilterFold title={legend} state={chosen.length} open={open}>
      <fieldset className={classes.group} aria-label={legend}>
        {shown.map(({ value, count }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            label={
              <>
                <span>{labelOf(value)}</span>
                <VisuallyHidden>{`, ${intl.formatMessage(m.count, { count })}`}</VisuallyHidden>
              </>
            }
            aside={
              <span className={classes.count} aria-hidden="true">
                {count}
              </span>
            }
          />
        ))}
        {cut && shown.length < rows.length ? (
          <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
            {intl.formatMessage(m.moreOptions, { count: rows.length - shown.length })}
          </Button>
        ) : null}
      </fieldset>
    </FilterFold>
  );
}

/** One filter: its options and how many hotels each has. It renders again only when these change. */
export const FilterGroup = memo(Group) as typeof Group;
