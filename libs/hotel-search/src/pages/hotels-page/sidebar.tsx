import { lazy, Suspense } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, Skeleton } from '@karvon/ui-kit';
import type { FiltersPanelProps } from '../../components/filters/filters-panel';
import { filterMessages as m } from '../../components/filters/filters.messages';
import type { FilterOptions } from '../../model/filter-options';
import { noFilter } from '../../model/hotel-filter';
import classes from './hotels-page.module.css';

export const loadFilters = () => import('../../components/filters/filters-panel');
const FiltersPanel = lazy(async () => ({ default: (await loadFilters()).FiltersPanel }));

interface SidebarProps extends Omit<FiltersPanelProps, 'options'> {
  /** Null until all hotels are there. */
  options: FilterOptions | null;
  filterCount: number;
}

/** The filters beside the list of a wide screen. */
export function Sidebar({ options, filterCount, ...filters }: SidebarProps) {
  const intl = useIntl();
  return (
    <aside className={classes.sidebar}>
      <div className={classes.sidebarHead}>
        <h2 className={classes.sidebarTitle}>{intl.formatMessage(m.title)}</h2>
        {filterCount > 0 ? (
          <Button variant="quiet" size="small" onClick={() => filters.onChange(noFilter)}>
            {intl.formatMessage(m.reset)}
          </Button>
        ) : null}
      </div>
      {options ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <FiltersPanel {...filters} options={options} />
        </Suspense>
      ) : (
        <Skeleton shape="block" />
      )}
    </aside>
  );
}
