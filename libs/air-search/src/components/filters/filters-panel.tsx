import { useCallback } from 'react';
import { useFormat, useIntl } from '@karvon/i18n';
import { FilterFold } from '@karvon/search-parts';
import { Switch, useSteady } from '@karvon/ui-kit';
import type { Tally } from '../../model/filters/filter-options';
import type { ChoiceName, RangeName } from '../../model/offers/offer-facts';
import { withChoice, withRange, type Range } from '../../model/filters/offer-filter';
import { ConcessionSwitches } from './concession-switches';
import { FilterGroup } from './filter-group';
import { filterMessages as m } from './filters.messages';
import type { FiltersPanelProps } from './filters-panel-props';
import classes from './filters.module.css';
import { useFilterNames } from './use-filter-names';
import { WaitFilter } from './wait-filter';
import { WayFilters } from './way-filters';

/** Aircraft names need no translation. */
const planeName = (plane: string) => plane;

/** All filters below each other: the content of a sidebar or a sheet. */
export function FiltersPanel(props: FiltersPanelProps) {
  const { options, filter, onChange, dictionary, currency, ways } = props;
  const intl = useIntl();
  const format = useFormat();
  const nameOf = useFilterNames(ways);
  const { baggage, layover } = options;
  const found = ({ count, from }: Tally) =>
    intl.formatMessage(m.found, { count, price: format.money({ amount: from, currency }) });
  // After a click the clicked filter renders at once; the others wait for their new counts.
  const onChoice = useSteady((name: ChoiceName, chosen: readonly string[]) =>
    onChange(withChoice(filter, name, chosen)),
  );
  const onRange = useSteady((name: RangeName, range: Range | null) =>
    onChange(withRange(filter, name, range)),
  );
  const stopsText = useCallback(
    (value: string) => {
      const count = Number(value);
      return intl.formatMessage(count > 3 ? m.moreStops : m.stopCount, { count });
    },
    [intl],
  );
  const airlineName = useCallback(
    (code: string) => dictionary.carriers[code]?.name ?? code,
    [dictionary],
  );
  const airlineLogo = useCallback((code: string) => dictionary.carriers[code]?.logo, [dictionary]);
  const choice = (name: ChoiceName, labelOf: (value: string) => string, open?: boolean) =>
    options.choices[name]?.some(({ count }) => count > 0) || filter.choices[name] ? (
      <FilterFold title={nameOf(name)} state={filter.choices[name]?.length ?? 0} open={open}>
        <FilterGroup
          name={name}
          legend={nameOf(name)}
          legendHidden
          options={options.choices[name]}
          labelOf={labelOf}
          logoOf={name === 'airlines' ? airlineLogo : undefined}
          chosen={filter.choices[name]}
          currency={currency}
          onChange={onChoice}
        />
      </FilterFold>
    ) : null;
  return (
    <div className={classes.groups}>
      <Switch
        label={nameOf('baggage')}
        checked={filter.baggage}
        onChange={(event) => onChange({ ...filter, baggage: event.target.checked })}
        hint={baggage.count > 0 ? found(baggage) : intl.formatMessage(m.baggageNone)}
      />
      <ConcessionSwitches {...{ options, filter, onChange, found }} />
      <div>
        {choice('stops', stopsText, true)}
        {choice('airlines', airlineName, true)}
        {ways.map((way, index) => (
          <WayFilters
            key={index}
            {...props}
            {...{ onChoice, onRange }}
            way={way}
            index={index + 1}
          />
        ))}
        {layover ? (
          <FilterFold title={nameOf('layover')} state={filter.ranges.layover ? 1 : 0}>
            <WaitFilter
              label={nameOf('layover')}
              bounds={layover}
              waits={options.waits}
              chosen={filter.ranges.layover}
              currency={currency}
              onChange={onRange}
            />
          </FilterFold>
        ) : null}
        {choice('planes', planeName)}
      </div>
    </div>
  );
}
