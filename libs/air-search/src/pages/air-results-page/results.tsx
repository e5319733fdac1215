import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { useListView } from '@karvon/search-parts';
import { Button } from '@karvon/ui-kit';
import { flushSync } from 'react-dom';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filterMessages } from '../../components/filters/filters.messages';
import { HeldOffersButton } from '../../components/held-offers-button/held-offers-button';
import { ResultsSkeleton } from '../../components/results-skeleton/results-skeleton';
import { ResultsToolbar } from '../../components/results-toolbar/results-toolbar';
import { OrderNote } from '../../components/results-toolbar/order-note';
import { nothingFound, offersQuery } from '../../data/offers.query';
import { countFilters } from '../../model/filters/empty-filter';
import { noFilter, type OfferFilter } from '../../model/filters/offer-filter';
import { offerFacts } from '../../model/offers/offer-facts';
import { offersView, type ResultsView } from '../../model/offers/results-view';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { wayCities } from '../../model/offers/way-cities';
import classes from './air-results-page.module.css';
import { recallPlace, rememberPlace, type ResultsPlace } from './results-place';
import { useHeldOffers } from './use-held-offers';
import { useResultsList } from './use-results-list';

/** These come while the first offers are on their way. */
const loadList = () => import('../../components/offer-list/offer-list');
const loadFilters = () => import('../../components/filters/filters-panel');
const loadStates = () => import('../../components/results-states/results-states');
const OfferList = lazy(async () => ({ default: (await loadList()).OfferList }));
const FiltersPanel = lazy(async () => ({ default: (await loadFilters()).FiltersPanel }));
const FilteredOut = lazy(async () => ({ default: (await loadStates()).FilteredOut }));
const NothingFound = lazy(async () => ({ default: (await loadStates()).NothingFound }));
const SearchProblem = lazy(async () => ({ default: (await loadStates()).SearchProblem }));
const FiltersSheet = lazy(async () => ({
  default: (await import('../../components/filters/filters-sheet')).FiltersSheet,
}));

interface ResultsProps {
  criteria: SearchCriteria;
  edition: Edition;
  today: PlainDate;
}

/** The offers of a search: as they come, in the visitor's order, through their filters. */
export function Results({ criteria, edition, today }: ResultsProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(offersQuery(useTransport(), { criteria, lang: useLocale() }));
  const { offers, dictionary, progress, sellers, complete } = query.data ?? nothingFound;
  const texts = useItineraryTexts(dictionary);
  useEffect(() => void Promise.all([loadList(), loadFilters(), loadStates()]), []);

  const { view, listed, counted, before, look, undo } = useListView(offersView);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [place] = useState(() => recallPlace(client, criteria));
  const listPlace = useMemo(
    () => ({
      heights: place.heights,
      leave: (heights: ResultsPlace['heights']) => rememberPlace(client, criteria, { heights }),
    }),
    [client, criteria, place],
  );

  const found = useMemo(() => offers.map(offerFacts), [offers]);
  const ways = useMemo(() => wayCities(found[0], dictionary), [found, dictionary]);
  const { hold, onTouch, onReveal } = useHeldOffers({ count: found.length, complete }, place.hold);
  const list = useResultsList(found, hold.shown, { listed, counted });
  useEffect(() => rememberPlace(client, criteria, { hold }), [client, criteria, hold]);

  function change(to: Partial<ResultsView>) {
    // A new order or filter moves everything anyway: what was held comes in with it.
    onReveal();
    look(to);
  }

  /** The visitor goes to the top of the new list; in the page before the focus moves. */
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
  const silent = complete && sellers.answered < sellers.asked;
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
      <aside className={classes.sidebar}>
        <div className={classes.sidebarHead}>
          <h2 className={classes.sidebarTitle}>{intl.formatMessage(filterMessages.title)}</h2>
          {filterCount > 0 ? (
            <Button variant="quiet" size="small" onClick={() => filters.onChange(noFilter)}>
              {intl.formatMessage(filterMessages.reset)}
            </Button>
          ) : null}
        </div>
        {list.found > 0 ? (
          <Suspense fallback={null}>
            <FiltersPanel {...filters} options={list.options} />
          </Suspense>
        ) : null}
      </aside>
      <div className={classes.main} onPointerMove={onTouch}>
        <ResultsToolbar
          headingRef={heading}
          count={list.offers.length}
          total={list.total}
          {...{ complete, progress, filterCount }}
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
            {list.offers.length === 0 ? (
              <FilteredOut {...filters} filter={listed.filter} offers={found} />
            ) : (
              <OfferList
                offers={list.offers}
                records={list.records}
                settled={counted === listed}
                {...{ texts, criteria, place: listPlace }}
              />
            )}
            {list.offers.length > 0 ? <OrderNote sort={view.sort} /> : null}
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
