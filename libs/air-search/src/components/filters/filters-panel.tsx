import type { Dictionary } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import type { filterOptions, OfferFilter } from '../../model/offer-filter';
import { FilterGroup } from './filter-group';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

export interface FiltersPanelProps {
  options: ReturnType<typeof filterOptions>;
  filter: OfferFilter;
  onChange: (filter: OfferFilter) => void;
  dictionary: Dictionary;
  currency: Money['currency'];
}

/** Every filter under each other: a sidebar's or a sheet's content. */
export function FiltersPanel({
  options,
  filter,
  onChange,
  dictionary,
  currency,
}: FiltersPanelProps) {
  const intl = useIntl();
  return (
    <div className={classes.groups}>
      <FilterGroup
        legend={intl.formatMessage(m.stops)}
        options={options.stops}
        labelOf={(count) => intl.formatMessage(count > 3 ? m.moreStops : m.stopCount, { count })}
        chosen={filter.stops}
        currency={currency}
        onChange={(stops) => onChange({ ...filter, stops })}
      />
      <FilterGroup
        legend={intl.formatMessage(m.airlines)}
        options={options.airlines}
        labelOf={(code) => dictionary.carriers[code]?.name ?? code}
        chosen={filter.airlines}
        currency={currency}
        onChange={(airlines) => onChange({ ...filter, airlines })}
      />
    </div>
  );
}
