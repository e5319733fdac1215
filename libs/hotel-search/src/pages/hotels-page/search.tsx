import { useListView } from '@karvon/search-parts';
import { refusalOf } from '../../components/results-states/refusal-of';
import { StaySummary } from '../../components/stay-summary/stay-summary';
import { hotelView } from '../../model/list-view';
import type { HotelsPageProps } from './hotels-page-props';
import { Results } from './results';
import { useFoundHotels } from './use-found-hotels';

/** The search in words and its results. */
export function Search(props: HotelsPageProps) {
  const looking = useListView(hotelView);
  const found = useFoundHotels(props.criteria, looking);
  return (
    <>
      <StaySummary
        {...props}
        location={found.location}
        unknownCity={refusalOf(found.error) === 'unknownCity'}
      />
      <Results {...props} {...{ found, looking }} />
    </>
  );
}
