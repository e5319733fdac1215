import type { Dictionary } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Switch } from '@karvon/ui-kit';
import type { FilterOptions } from '../../model/filter-options';
import type { ChoiceName } from '../../model/offer-facts';
import { withChoice, withRange, type OfferFilter } from '../../model/offer-filter';
import type { WayCities } from '../../model/way-cities';
import { FilterGroup } from './filter-group';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';
import { RangeFilter } from './range-filter';
import { useFilterNames } from './use-filter-names';
import { WayFilters } from './way-filters';

export interface FiltersPanelProps {
  options: FilterOptions;
  filter: OfferFilter;
  onChange: (filter: OfferFilter) => void;
  dictionary: Dictionary;
  currency: Money['currency'];
  ways: readonly WayCities[];
}

/** Every filter under each other: a sidebar's or a sheet's content. */
export function FiltersPanel(props: FiltersPanelProps) {
  const { options, filter, onChange, dictionary, currency, ways } = props;
  const intl = useIntl();
  const format = useFormat();
  const nameOf = useFilterNames(ways);
  const { baggage, layover } = options;
  const choice = (name: ChoiceName, labelOf: (value: string) => string) => (
    <FilterGroup
      legend={nameOf(name)}
      options={options.choices[name]}
      labelOf={labelOf}
      chosen={filter.choices[name]}
      currency={currency}
      onChange={(chosen) => onChange(withChoice(filter, name, chosen))}
    />
  );
  return (
    <div className={classes.groups}>
      <Switch
        label={nameOf('baggage')}
        checked={filter.baggage}
        onChange={(event) => onChange({ ...filter, baggage: event.target.checked })}
        hint={
          baggage.count > 0
            ? intl.formatMessage(m.baggageHint, {
                count: baggage.count,
                price: format.money({ amount: baggage.from, currency }),
              })
            : intl.formatMessage(m.baggageNone)
        }
      />
      {choice('stops', (value) => {
        const count = Number(value);
        return intl.formatMessage(count > 3 ? m.moreStops : m.stopCount, { count });
      })}
      {ways.map((way, index) => (
        <WayFilters key={index} {...props} way={way} index={index + 1} />
      ))}
      <p className={classes.note}>{intl.formatMessage(m.localTimes)}</p>
      {layover ? (
        <RangeFilter
          label={nameOf('layover')}
          kind="duration"
          bounds={layover}
          chosen={filter.ranges.layover}
          valueText={format.duration}
          onChange={(range) => onChange(withRange(filter, 'layover', range))}
        />
      ) : null}
      {choice('airlines', (code) => dictionary.carriers[code]?.name ?? code)}
      {choice('planes', (plane) => plane)}
    </div>
  );
}
