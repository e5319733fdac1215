import { lazy, Suspense } from 'react';
import { FiltersSidebar } from '@karvon/search-parts';
import { Skeleton } from '@karvon/ui-kit';
import type { CountedFiltersProps } from '../../components/filters/counted-filters';
import { noFilter } from '../../model/hotel-filter';

export const loadFilters = () => import('../../components/filters/counted-filters');
const CountedFilters = lazy(async () => ({ default: (await loadFilters()).CountedFilters }));

interface SidebarProps extends CountedFiltersProps {
  /** Whether all hotels are there. */
  complete: boolean;
  filterCount: number;
}

/** The filters beside the list. */
export function Sidebar({ complete, filterCount, ...filters }: SidebarProps) {
  return (
    <FiltersSidebar count={filterCount} onReset={() => filters.onChange(noFilter)}>
      {complete ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CountedFilters {...filters} />
        </Suspense>
      ) : (
        <Skeleton shape="block" />
      )}
    </FiltersSidebar>
  );
}
