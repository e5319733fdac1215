import { useId } from 'react';
import { useIntl } from '@karvon/i18n';
import type { ChoiceName, RangeName } from '../../model/offer-facts';
import { wholeDay, withChoice, withRange } from '../../model/offer-filter';
import type { WayCities } from '../../model/way-cities';
import { DayParts } from './day-parts';
import { FilterGroup } from './filter-group';
import type { FiltersPanelProps } from './filters-panel';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';
import { RangeFilter } from './range-filter';
import { useFilterNames } from './use-filter-names';

interface WayFiltersProps extends FiltersPanelProps {
  way: WayCities;
  index: number;
}

/** 1440 is the midnight that ends the day. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** When and between which airports one direction is flown. */
export function WayFilters({ way, index, ...panel }: WayFiltersProps) {
  const { options, filter, onChange, dictionary, currency, ways } = panel;
  const intl = useIntl();
  const nameOf = useFilterNames(ways);
  const id = useId();
  const times = [`departure${index}`, `arrival${index}`] as RangeName[];
  const airports = [`origins${index}`, `destinations${index}`] as ChoiceName[];
  const airportName = (code: string) =>
    intl.formatMessage(m.airport, { airport: dictionary.airports[code]?.airport ?? code, code });
  return (
    <section className={classes.way} aria-labelledby={id}>
      <h3 id={id} className={classes.legend}>
        {intl.formatMessage(m.way, { ...way })}
      </h3>
      {times.map((name) => (
        <div key={name}>
          <RangeFilter
            label={nameOf(name)}
            kind="time"
            bounds={wholeDay}
            chosen={filter.ranges[name]}
            valueText={clock}
            onChange={(range) => onChange(withRange(filter, name, range))}
          />
          <DayParts
            label={nameOf(name)}
            parts={options.parts[name]}
            chosen={filter.ranges[name]}
            currency={currency}
            onChange={(range) => onChange(withRange(filter, name, range))}
          />
        </div>
      ))}
      {airports.map((name) =>
        (options.choices[name]?.length ?? 0) > 1 || filter.choices[name] ? (
          <FilterGroup
            key={name}
            legend={nameOf(name)}
            options={options.choices[name]}
            labelOf={airportName}
            chosen={filter.choices[name]}
            currency={currency}
            onChange={(chosen) => onChange(withChoice(filter, name, chosen))}
          />
        ) : null,
      )}
    </section>
  );
}
