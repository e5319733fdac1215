import { useEffect, useMemo } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useListView } from '@karvon/search-parts';
import { useSearchParams } from 'react-router';
import { LinkDays } from '../../components/link-days/link-days';
import { StaySummary } from '../../components/stay-summary/stay-summary';
import type { HotelCriteria } from '../../model/hotel-criteria';
import { hotelView } from '../../model/list-view';
import { moveOn, stayQuery } from '../../model/stay';
import classes from './hotels-page.module.css';
import { Results } from './results';
import { useFoundHotels } from './use-found-hotels';

export interface HotelsPageProps {
  criteria: HotelCriteria;
  edition: Edition;
  /** Today on the edition's clock. */
  today: PlainDate;
  /** The style of the streets under the hotels; without one they stand on a plan. */
  mapStyle?: string | undefined;
}

function Search(props: HotelsPageProps) {
  const looking = useListView(hotelView);
  const found = useFoundHotels(props.criteria, looking);
  return (
    <>
      <StaySummary {...props} location={found.location} />
      <Results {...props} {...{ found, looking }} />
    </>
  );
}

/** The search and its results. Another city or stay mounts a new page. */
export function HotelsPage(props: HotelsPageProps) {
  const { today } = props;
  const [params] = useSearchParams();
  // A link with past days leads to the same weekdays of a coming week.
  const requested = useMemo(() => moveOn(props.criteria, today), [props.criteria, today]);
  // Another order or filter in the address is the same search, so its objects stay the same.
  const name = JSON.stringify(requested);
  const criteria = useMemo(() => JSON.parse(name) as HotelCriteria, [name]);
  useEffect(() => {
    void import('../../model/recent-searches').then(({ recentSearches }) =>
      recentSearches.remember(criteria, today),
    );
  }, [criteria, today]);
  return (
    <div className={classes.root}>
      <LinkDays params={params} stay={criteria} />
      <Search
        key={`${criteria.city} ${new URLSearchParams(stayQuery(criteria)).toString()}`}
        {...props}
        criteria={criteria}
      />
    </div>
  );
}
