import type { ComponentProps } from 'react';
import { late } from '@karvon/ui-kit';
import type { CountedFiltersProps } from '../../components/filters/counted-filters';
import { HotelRows } from '../../components/hotel-rows/hotel-rows';
import { LateSearchProblem, loadStates } from '../../components/results-states/late-search-problem';
import { ListSkeleton } from '../../components/results-states/list-skeleton';
import type { HotelCriteria } from '../../model/hotel-criteria';
import type { FoundHotels } from './use-found-hotels';

const FilteredOut = late(async () => (await loadStates()).FilteredOut, <ListSkeleton />);
const NothingFound = late(async () => (await loadStates()).NothingFound, <ListSkeleton />);

interface NoHotelsProps extends FoundHotels {
  criteria: HotelCriteria;
}

/** Nothing to list: the city has no rooms for these days, or the search has failed. */
export function NoHotels({ criteria, known, error, retry }: NoHotelsProps) {
  return known ? (
    <NothingFound criteria={criteria} />
  ) : (
    <LateSearchProblem error={error} onRetry={retry} />
  );
}

interface FoundListProps extends Omit<
  ComponentProps<typeof HotelRows>,
  'hotels' | 'objects' | 'count'
> {
  found: FoundHotels;
  filters: CountedFiltersProps;
}

/** The hotels that pass the filters; which filter to drop when none does. */
export function FoundList({ found, filters, ...rows }: FoundListProps) {
  const { hotels, objects, count } = found;
  if (!found.known) return <ListSkeleton />;
  if (hotels.length === 0 && found.complete) {
    return <FilteredOut {...filters} filter={found.filter} />;
  }
  return <HotelRows {...rows} {...{ hotels, objects, count }} />;
}
