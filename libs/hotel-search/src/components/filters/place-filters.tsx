import { useCallback } from 'react';
import type { HotelObjectKind } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { FilterFold } from '@karvon/search-parts';
import { useSteady } from '@karvon/ui-kit';
import type { FilterOptions } from '../../model/filter-options';
import { nearKinds, withNear, type HotelFilter, type Near } from '../../model/hotel-filter';
import { FilterGroup } from './filter-group';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';
import { NearFilter } from './near-filter';
import { useFilterNames } from './use-filter-names';

interface PlaceFiltersProps {
  options: FilterOptions;
  filter: HotelFilter;
  onChange: (filter: HotelFilter) => void;
}

/** Where the hotel is: its district, and what it is near to. */
export function PlaceFilters({ options, filter, onChange }: PlaceFiltersProps) {
  const intl = useIntl();
  const nameOf = useFilterNames();
  const chooseDistricts = useSteady((_: 'districts', districts: readonly string[]) =>
    onChange({ ...filter, districts }),
  );
  const districtName = useCallback(
    (district: string) => options.districtNames.get(district) ?? district,
    [options.districtNames],
  );
  // An older address has names, in the language it was written in.
  const chosen = filter.districts.map(
    (district) => [...options.districtNames].find(([, name]) => name === district)?.[0] ?? district,
  );
  const chooseNear = useSteady((kind: HotelObjectKind, near: Near | null) =>
    onChange(withNear(filter, kind, near)),
  );
  return (
    <>
      <FilterGroup
        name="districts"
        legend={nameOf('districts')}
        options={options.districts}
        labelOf={districtName}
        chosen={chosen}
        onChange={chooseDistricts}
      />
      <FilterFold title={intl.formatMessage(m.near)} state={Object.keys(filter.near).length}>
        <div className={classes.nears}>
          {nearKinds.map((kind) => {
            const places = options.near[kind] ?? [];
            if (places.every(({ count }) => count === 0) && !filter.near[kind]) return null;
            return (
              <NearFilter
                key={kind}
                kind={kind}
                options={places}
                near={filter.near[kind]}
                onChange={chooseNear}
              />
            );
          })}
        </div>
      </FilterFold>
    </>
  );
}
