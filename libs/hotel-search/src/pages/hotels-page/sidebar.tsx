import { lazy, Suspense } from 'react';
import { FiltersSidebar } from '@karvon/search-parts';
import { Skeleton } from '@karvon/ui-kit';
import type { FiltersPanelProps } from '../../components/filters/filters-panel';
import type { FilterOptions } from '../../model/filter-options';
import { noFilter } from '../../model/hotel-filter';

export const loadFilters = () => import('../../components/filters/filters-panel');
const FiltersPanel = lazy(async () => ({ default: (await loadFilters()).FiltersPanel }));

interface SidebarProps extends Omit<FiltersPanelProps, 'options'> {
  /** Null until all hotels are there. */
  options: FilterOptions | null;
  filterCount: number;
}

/** The filters beside the list. */
export function Sidebar({ options, filterCount, ...filters }: SidebarProps) {
  return (
    <FiltersSidebar count={filterCount} onReset={() => filters.onChange(noFilter)}>
      {options ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <FiltersPanel {...filters} options={options} />
        </Suspense>
      ) : (
        <Skeleton shape="block" />
      )}
    </FiltersSidebar>
  );
}
