import { FiltersSidebar } from '@karvon/search-parts';
import { late, Skeleton } from '@karvon/ui-kit';
import type { CountedFiltersProps } from '../../components/filters/counted-filters';
import { noFilter } from '../../model/hotel-filter';

export const loadFilters = () => import('../../components/filters/counted-filters');
const CountedFilters = late(
  async () => (await loadFilters()).CountedFilters,
  <Skeleton shape="block" />,
);

interface SidebarProps extends CountedFiltersProps {
  /** Whether all hotels are there. */
  complete: boolean;
  filterCount: number;
}

/** The filters beside the list. */
export function Sidebar({ complete, filterCount, ...filters }: SidebarProps) {
  return (
    <FiltersSidebar count={filterCount} onReset={() => filters.onChange(noFilter)}>
      {complete ? <CountedFilters {...filters} /> : <Skeleton shape="block" />}
    </FiltersSidebar>
  );
}
