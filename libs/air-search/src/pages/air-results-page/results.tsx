import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useLocale } from '@karvon/i18n';
import { FiltersSidebar, useListView } from '@karvon/search-parts';
import { late } from '@karvon/ui-kit';
import { flushSync } from 'react-dom';
import { skipToken, useQuery } from '@tanstack/react-query';
import { HeldOffersButton } from '../../components/held-offers-button/held-offers-button';
import { ResultsSkeleton } from '../../components/results-skeleton/results-skeleton';
import { ResultsToolbar, type NearToggle } from '../../components/results-toolbar/results-toolbar';
import { nothingFound, offersQuery } from '../../data/offers.query';
import { previewKey } from '../../data/offers-preview.query';
import { countFilters } from '../../model/filters/empty-filter';
import { noFilter, type OfferFilter } from '../../model/filters/offer-filter';
import { offerFacts } from '../../model/offers/offer-facts';
import type { OffersPreview } from '../../model/offers/offers-preview';
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
const SearchProblem = late(async () => (await loadStates()).SearchProblem);
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
  const lang = useLocale();
  const query = useQuery(offersQuery(useTransport(), { criteria, lang }));
  useEffect(() => void Promise.all([loadFilters(), loadStates()]), []);

  const { view, listed, counted, before, look, undo } = useListView(offersView);
  const previewed = useQuery<OffersPreview | null>({
    queryKey: previewKey({ criteria, lang, view: listed }),
    queryFn: skipToken,
  });
  const preview = (!query.data && previewed.data) || null;
  const { offers, dictionary, progress, sellers, complete } = query.data ?? preview ?? nothingFound;
  const [sheetOpen, setSheetOpen] = useState(false);
  const place = useResultsPlace(criteria);
  const found = useMemo(() => offers.map(offerFacts), [offers]);
  const ways = useMemo(() => wayCities(found[0], dictionary), [found, dictionary]);
  const arrived = query.data ? { count: found.length, complete } : { count: 0, complete: false };
  const { hold, onTouch, onReveal } = useHeldOffers(arrived, place);
  const list = useResultsList(found, preview ? found.length : hold.shown, { listed, counted });
  const shown = preview ? { ...list, offers: list.offers.slice(0, preview.shown) } : list;

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
              {...{ found, filters, criteria }}
              list={shown}
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
