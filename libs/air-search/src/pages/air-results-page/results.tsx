import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useLocale } from '@karvon/i18n';
import { FiltersSidebar, useListView } from '@karvon/search-parts';
import { flushSync } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { HeldOffersButton } from '../../components/held-offers-button/held-offers-button';
import { ResultsSkeleton } from '../../components/results-skeleton/results-skeleton';
import { ResultsToolbar, type NearToggle } from '../../components/results-toolbar/results-toolbar';
import { nothingFound, offersQuery } from '../../data/offers.query';
import { countFilters } from '../../model/filters/empty-filter';
import { noFilter, type OfferFilter } from '../../model/filters/offer-filter';
import { offerFacts } from '../../model/offers/offer-facts';
import { offersView, type ResultsView } from '../../model/offers/results-view';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { wayCities } from '../../model/offers/way-cities';
import classes from './air-results-page.module.css';
import { FoundList, loadStates } from './found-list';
import { useHeldOffers } from './use-held-offers';
import { useResultsList } from './use-results-list';
import { useResultsPlace } from './use-results-place';

/** Comes while the first offers are on their way, like the list. */
const loadFilters = () => import('../../components/filters/filters-panel');
const FiltersPanel = lazy(async () => ({ default: (await loadFilters()).FiltersPanel }));
const NothingFound = lazy(async () => ({ default: (await loadStates()).NothingFound }));
const SearchProblem = lazy(async () => ({ default: (await loadStates()).SearchProblem }));
const FiltersSheet = lazy(async () => ({
  default: (await import('../../components/filters/filters-sheet')).FiltersSheet,
}));

interface ResultsProps {
  criteria: SearchCriteria;
  edition: Edition;
  today: PlainDate;
  near: NearToggle | null;
}

/** The offers of a search: as they come, in the visitor's order, through their filters. */
export function Results({ criteria, edition, today, near }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(offersQuery(useTransport(), { criteria, lang: useLocale() }));
  const { offers, dictionary, progress, sellers, complete } = query.data ?? nothingFound;
  useEffect(() => void Promise.all([loadFilters(), loadStates()]), []);

  const { view, listed, counted, before, look, undo } = useListView(offersView);
  const [sheetOpen, setSheetOpen] = useState(false);
  const place = useResultsPlace(criteria);
  const found = useMemo(() => offers.map(offerFacts), [offers]);
  const ways = useMemo(() => wayCities(found[0], dictionary), [found, dictionary]);
  const { hold, onTouch, onReveal } = useHeldOffers({ count: found.length, complete }, place);
  const list = useResultsList(found, hold.shown, { listed, counted });

  function change(to: Partial<ResultsView>) {
    // A new order or filter moves everything anyway, so held offers are shown with it.
    onReveal();
    look(to);
  }

  /** Takes the visitor to the top of the new list. The list must be in the page before the focus moves. */
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
        {list.found > 0 ? (
          <Suspense fallback={null}>
            <FiltersPanel {...filters} options={list.options} />
          </Suspense>
        ) : null}
      </FiltersSidebar>
      <div className={classes.main} onPointerMove={onTouch}>
        <ResultsToolbar
          headingRef={heading}
          count={list.offers.length}
          total={list.total}
          {...{ complete, criteria, progress, filterCount, near }}
          first={list.first}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          onOpenFilters={() => setSheetOpen(true)}
          onUndo={before && (() => showFromTop(undo))}
        />
        <Suspense>{problem}</Suspense>
        <HeldOffersButton {...list.held} onShow={() => showFromTop(onReveal)} />
        {list.found === 0 ? (
          skeleton
        ) : (
          <Suspense fallback={skeleton}>
            <FoundList
              {...{ list, found, complete, filters, criteria }}
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
