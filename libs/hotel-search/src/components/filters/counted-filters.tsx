import { useMemo } from 'react';
import type { HotelObject } from '@karvon/contract';
import { filterOptions } from '../../model/filter-options';
import type { HotelFilter } from '../../model/hotel-filter';
import type { HotelFacts } from '../../model/hotel-facts';
import { FiltersPanel, type FiltersPanelProps } from './filters-panel';

export interface CountedFiltersProps extends Omit<FiltersPanelProps, 'options'> {
  hotels: readonly HotelFacts[];
  objects: readonly HotelObject[];
  /** The filter that the counts are for: it may follow the shown one after a press. */
  counted?: HotelFilter;
}

/** The filters with how many hotels each of their options would show. */
export function CountedFilters(props: CountedFiltersProps) {
  const { hotels, objects, counted = props.filter, ...panel } = props;
  const options = useMemo(
    () => filterOptions(hotels, objects, counted),
    [hotels, objects, counted],
  );
  return <FiltersPanel {...panel} options={options} />;
}
