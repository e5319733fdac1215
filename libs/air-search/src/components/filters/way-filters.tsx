import { useCallback } from 'react';
import { useIntl } from '@karvon/i18n';
import { FilterFold } from '@karvon/search-parts';
import type { ChoiceName, RangeName } from '../../model/offers/offer-facts';
import { wholeDay, type OfferFilter, type Range } from '../../model/filters/offer-filter';
import type { WayCities } from '../../model/offers/way-cities';
import { DayParts } from './day-parts';
import { FilterGroup } from './filter-group';
import type { FiltersPanelProps } from './filters-panel-props';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';
import { RangeFilter } from './range-filter';
import { useFilterNames } from './use-filter-names';

interface WayFiltersProps extends Pick<
  FiltersPanelProps,
  'options' | 'dictionary' | 'currency' | 'ways'
> {
  filter: OfferFilter;
  /** Stable functions; otherwise every filter would render again with each click. */
  onChoice: (name: ChoiceName, chosen: readonly string[]) => void;
  onRange: (name: RangeName, range: Range | null) => void;
  way: WayCities;
  index: number;
}

/** 1440 is the midnight that ends the day. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The filters of one slice: times and airports. */
export function WayFilters({ way, index, ...panel }: WayFiltersProps) {
  const { options, filter, onChoice, onRange, dictionary, currency, ways } = panel;
  const intl = useIntl();
  const nameOf = useFilterNames(ways);
  const times = [`departure${index}`, `arrival${index}`] as RangeName[];
  const airports = [`origins${index}`, `destinations${index}`] as ChoiceName[];
  const airportName = useCallback(
    (code: string) =>
      intl.formatMessage(m.airport, { airport: dictionary.airports[code]?.airport ?? code, code }),
    [intl, dictionary],
  );
  const set =
    times.filter((name) => filter.ranges[name]).length +
    airports.filter((name) => filter.choices[name]).length;
  return (
    <FilterFold title={intl.formatMessage(m.way, { ...way })} state={set}>
      <div className={classes.way}>
        {times.map((name) => (
          <div key={name}>
            <RangeFilter
              name={name}
              label={nameOf(name)}
              kind="time"
              bounds={wholeDay}
              chosen={filter.ranges[name]}
              valueText={clock}
              onChange={onRange}
            />
            <DayParts
              name={name}
              label={nameOf(name)}
              parts={options.parts[name]}
              chosen={filter.ranges[name]}
              currency={currency}
              onChange={onRange}
            />
          </div>
        ))}
        {airports.map((name) =>
          (options.choices[name]?.length ?? 0) > 1 || filter.choices[name] ? (
            <FilterGroup
              key={name}
              name={name}
              legend={nameOf(name)}
              options={options.choices[name]}
              labelOf={airportName}
              chosen={filter.choices[name]}
              currency={currency}
              onChange={onChoice}
            />
          ) : null,
        )}
        <p className={classes.note}>{intl.formatMessage(m.localTimes)}</p>
      </div>
    </FilterFold>
  );
}
