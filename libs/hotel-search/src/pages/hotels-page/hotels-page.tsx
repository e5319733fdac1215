import { useEffect, useMemo } from 'react';
import { late } from '@karvon/ui-kit';
import { useSearchParams } from 'react-router';
import { SearchChanges } from '../../components/link-changes/late-changes';
import { ListSkeleton } from '../../components/results-states/list-skeleton';
import type { HotelCriteria } from '../../model/hotel-criteria';
import { moveOn, stayQuery } from '../../model/stay';
import type { HotelsPageProps } from './hotels-page-props';
import classes from './hotels-page.module.css';

const Search = late(async () => (await import('./search')).Search, <ListSkeleton />);

/** For who comes from another page of ours: the search is there at once. */
export const loadHotels = Search.load;

/**
 * The search and its results. Another city or stay mounts a new page. Nothing is put into the cache before their part is awake: it
 * would differ from the server's HTML.
 */
export function HotelsPage(props: HotelsPageProps) {
  const { today } = props;
  const [params] = useSearchParams();
  // A link with past days leads to the same weekdays of a coming week.
  const requested = useMemo(() => moveOn(props.criteria, today), [props.criteria, today]);
  // Another order or filter in the address is the same search, so its objects stay the same.
  const name = JSON.stringify(requested);
  const criteria = useMemo(() => JSON.parse(name) as HotelCriteria, [name]);
  useEffect(() => {
    void import('../../model/recent-searches').then(({ rememberSearch }) =>
      rememberSearch(criteria, today),
    );
  }, [criteria, today]);
  return (
    <div className={classes.root}>
      <SearchChanges params={params} stay={criteria} />
      <Search
        key={`${criteria.city} ${new URLSearchParams(stayQuery(criteria)).toString()}`}
        {...props}
        criteria={criteria}
      />
    </div>
  );
}
