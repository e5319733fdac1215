import { useFormat, useIntl } from '@karvon/i18n';
import { Select, Switch } from '@karvon/ui-kit';
import { withHotels, type FilterOptions } from '../../model/filter-options';
import type { HotelFilter } from '../../model/hotel-filter';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';
import { freeMessages } from './free-filter.messages';
import { useFilterNames } from './use-filter-names';

interface FreeFilterProps {
  free: HotelFilter['free'];
  options: Pick<FilterOptions, 'free' | 'freeDays'>;
  onChange: (free: HotelFilter['free']) => void;
}

/** Filter for free cancellation, and until which day at least. */
export function FreeFilter({ free, options, onChange }: FreeFilterProps) {
  const intl = useIntl();
  const format = useFormat();
  const name = useFilterNames()('free');
  const optionOf = (value: string, text: string, count: number) => ({
    value,
    label: intl.formatMessage(m.object, { name: text, count }),
  });
  // A link may name a day that no hotel has: it stays an option, so that the visitor can remove it.
  const unknown =
    free !== null && free !== 'any' && options.freeDays.every(({ value }) => value !== free);
  return (
    <div className={classes.near}>
      <Switch
        label={name}
        hint={intl.formatMessage(freeMessages.freeHint, { count: options.free })}
        checked={free !== null}
        onChange={({ target }) => onChange(target.checked ? 'any' : null)}
      />
      {free === null ? null : (
        <Select
          label={intl.formatMessage(freeMessages.freeUntil)}
          value={free}
          onChange={({ target: { value } }) => onChange(value)}
          options={[
            optionOf('any', intl.formatMessage(freeMessages.freeAny), options.free),
            ...withHotels(options.freeDays, (value) => value === free).map(({ value, count }) =>
              optionOf(value, format.date(value), count),
            ),
            ...(unknown ? [{ value: free, label: format.date(free) }] : []),
          ]}
        />
      )}
    </div>
  );
}
