import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { FiltersSidebar, useListView } from '@karvon/search-parts';
import { late, lazyPart } from '@karvon/ui-kit';
import { flushSync } from 'react-dom';
import { HeldOffersButton } from '../../components/held-offers-button/held-offers-button';
import { ResultsSkeleton } from '../../components/results-skeleton/results-skeleton';
import { ResultsToolbar, type NearToggle } from '../../components/results-toolbar/results-toolbar';
import { countFilters } from '../../model/filters/empty-filter';
import { noFilter, type OfferFilter } from '../../model/filters/offer-filter';
import { offersView, type ResultsView } from '../../model/results/results-view';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { wayCities } from '../../model/offers/way-cities';
import classes from './air-results-page.module.css';
import { FoundList, loadStates } from './found-list';
import { useFoundOffers } from './use-found-offers';
import { useHeldOffers } from './use-held-offers';
import { useResultsList } from './use-results-list';
import { useResultsPlace } from './use-results-place';

/** Loads while the first offers are requested, like the list. */
const loadFilters = () => import('../../components/filters/filters-panel');
const FiltersPanel = lazyPart(async () => (await loadFilters()).FiltersPanel);
const NothingFound = lazyPart(async () => (await loadStates()).NothingFound);
const SearchProblem = late(async () => (await loadStates()).SearchProblem);
const FiltersSheet = lazyPart(
  async () => (await import('../../components/filters/filters-sheet')).FiltersSheet,
);

interface ResultsProps {
  criteria: SearchCriteria;
  edition: Edition;
  today: PlainDate;
  near: NearToggle | null;
}

/** The offers of a search as they arrive, sorted and filtered. */
export function Results({ criteria, edition, today, near }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void Promise.all([loadFilters(), loadStates()]), []);

  const { view, listed, counted, before, look, undo } = useListView(offersView);
  const { query, preview, found, arrived, dictionary, progress, sellers, complete } =
    useFoundOffers(criteria, listed);
  const [sheetOpen, setSheetOpen] = useState(false);
  const place = useResultsPlace(criteria);
  const ways = useMemo(() => wayCities(found[0], dictionary), [found, dictionary]);
  const { hold, onTouch, onReveal } = useHeldOffers(arrived, place);
  const list = useResultsList(found, hold.shown, { listed, counted }, preview);

  function change(to: Partial<ResultsView>) {
    // A new order or filter moves everything anyway, so it also shows held offers.
    onReveal();
    look(to);
  }

  /** Scrolls to the top of the new list. The list must be in the page before the focus moves. */
  function showFromTop(act: () => void) {
    flushSync(act);
    heading.current?.focus();
  }

  const filters = {
    filter: view.filter,
    onChange: (filter: OfferFilter) => change({ filter }),
    dictionary,
    currency: edition.currency,
    ways,
  };
  const skeleton = <ResultsSkeleton ways={criteria.onward.length + (criteria.back ? 2 : 1)} />;
  const filterCount = countFilters(view.filter);
  const silent = complete && sellers.answered < sellers.requested;
  const problem =
    query.isError || silent ? (
      <SearchProblem
        {...{ criteria, sellers }}
        error={query.error}
        partial={found.length > 0}
        onRetry={() => void query.refetch()}
      />
    ) : null;

  if (found.length === 0 && (complete || query.isError)) {
    return (
      <Suspense fallback={skeleton}>
        {problem}
        {complete ? <NothingFound criteria={criteria} today={today} /> : null}
      </Suspense>
    );
  }
  return (
    <div className={classes.results}>
      <FiltersSidebar count={filterCount} onReset={() => filters.onChange(noFilter)}>
        {list.found > 0 && !preview ? (
          <Suspense fallback={null}>
            <FiltersPanel {...filters} options={list.options} />
          </Suspense>
        ) : null}
      </FiltersSidebar>
      <div className={classes.main} onPointerMove={onTouch}>
        <ResultsToolbar
          headingRef={heading}
          count={preview?.count ?? list.offers.length}
          total={preview?.total ?? list.total}
          {...{ complete, criteria, progress, filterCount, near }}
          first={list.first}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          onOpenFilters={() => setSheetOpen(true)}
          onUndo={before && (() => showFromTop(undo))}
        />
        {problem}
        <HeldOffersButton {...list.held} onShow={() => showFromTop(onReveal)} />
        {list.found === 0 ? (
          skeleton
        ) : (
          <Suspense fallback={skeleton}>
            <FoundList
              {...{ list, found, filters, criteria }}
              complete={complete && !preview}
              listed={listed}
              settled={counted === listed}
              sort={view.sort}
              place={place.listPlace}
            />
          </Suspense>
        )}
      </div>
      {sheetOpen ? (
        <Suspense fallback={null}>
          <FiltersSheet {...filters} offers={found} onClose={() => setSheetOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
