import { type ComponentProps } from 'react';
import { useItineraryTexts } from '@karvon/itinerary';
import { late, lazyPart } from '@karvon/ui-kit';
import { ResultsSkeleton } from '../../components/results-skeleton/results-skeleton';
import type { FiltersPanelProps } from '../../components/filters/filters-panel-props';
import { OrderNote } from '../../components/results-toolbar/order-note';
import type { ResultsView } from '../../model/results/results-view';
import type { ResultsList } from './use-results-list';

export const loadStates = () => import('../../components/results-states/results-states');
const OfferList = late(
  async () => (await import('../../components/offer-list/offer-list')).OfferList,
  <ResultsSkeleton ways={1} />,
);
const FilteredOut = lazyPart(async () => (await loadStates()).FilteredOut);

type ListProps = ComponentProps<typeof OfferList>;

interface FoundListProps extends Pick<
  ListProps,
  'criteria' | 'settled' | 'place' | 'found' | 'complete'
> {
  list: ResultsList;
  filters: Omit<FiltersPanelProps, 'options'>;
  /** The view of the list, which may be a frame behind the filters. */
  listed: ResultsView;
  sort: ResultsView['sort'];
}

/** The offers that pass the filters; if there are none, the filters to remove. */
export function FoundList({ list, filters, listed, sort, ...props }: FoundListProps) {
  const texts = useItineraryTexts(filters.dictionary);
  const { offers, records } = list;
  if (offers.length === 0) {
    return <FilteredOut {...filters} filter={listed.filter} offers={props.found} />;
  }
  return (
    <>
      <OfferList {...{ offers, records, texts }} {...props} />
      <OrderNote sort={sort} />
    </>
  );
}
