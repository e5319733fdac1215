import { useEffect, useRef, useState } from 'react';
import type { Edition } from '@karvon/edition';
import { useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { type Looking } from '@karvon/search-parts';
import { late, useSteady } from '@karvon/ui-kit';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { LateSearchProblem, loadStates } from '../../components/results-states/late-search-problem';
import { ResultsToolbar } from '../../components/results-toolbar/results-toolbar';
import { criteriaQuery, type HotelCriteria } from '../../model/hotel-criteria';
import { countFilters, type HotelFilter } from '../../model/hotel-filter';
import type { Sort } from '../../model/hotel-sort';
import { pageSize, viewQuery, type ListView } from '../../model/list-view';
import classes from './hotels-page.module.css';
import { FoundList, NoHotels } from './found-list';
import { loadMap, MapBeside } from './map-beside';
import { loadFilters, Sidebar } from './sidebar';
import type { FoundHotels } from './use-found-hotels';
import { useListPlace } from './use-list-place';
import type { SeenHotels } from '../../components/city-map/city-map';

const FiltersSheet = late(
  async () => (await import('../../components/filters/filters-sheet')).FiltersSheet,
);

interface ResultsProps {
  criteria: HotelCriteria;
  edition: Edition;
  found: FoundHotels;
  looking: Looking<ListView>;
  mapStyle?: string | undefined;
}

/** What is missing of the list: the rest of it, or what a silent system would have sold. */
function Trouble({ error, silent, retry }: FoundHotels) {
  if (!error && !silent) return null;
  return <LateSearchProblem error={error} sellers={silent ?? undefined} partial onRetry={retry} />;
}

/** The hotels in the visitor's order, through their filters; with a map beside them when it is wanted. */
export function Results({ criteria, edition, found, looking, mapStyle }: ResultsProps) {
  const lang = useLocale();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  /** What the map shows, when the list follows it. */
  const [seen, setSeen] = useState<SeenHotels>();
  useEffect(() => {
    void loadFilters();
    void loadStates();
  }, []);
  const { view, before, look, undo } = looking;
  const { facts, objectList, count, total, known } = found;
  // This changes with the list, so that the frame of a press renders only the pressed control.
  const filterCount = countFilters(found.filter);
  const mayUndo = before !== null && found.filter === view.filter;
  const showMore = useSteady(() => look({ shown: view.shown + pageSize }));
  const sortBy = useSteady((sort: Sort) => look({ sort }));
  const showMap = useSteady(useListPlace(view.map, (map) => look({ map })));
  const openFilters = useSteady(() => setSheetOpen(true));
  const takeBack = useSteady(() => {
    flushSync(undo);
    heading.current?.focus();
  });
  const search = useSteady((next: HotelCriteria) => {
    const query = { ...criteriaQuery(next), ...viewQuery({ ...view, shown: pageSize }) };
    void navigate(paths.hotels.to(lang, query), { preventScrollReset: true });
  });

  if ((found.error && !known) || (known && total === 0)) {
    return <NoHotels {...found} criteria={criteria} />;
  }

  const filters = {
    hotels: facts,
    objects: objectList,
    filter: view.filter,
    onChange: (filter: HotelFilter) => look({ filter }),
    criteria,
    onSearch: search,
    currency: edition.currency,
  };
  const list = (
    <FoundList
      filters={filters}
      found={{ ...found, ...seen }}
      stay={criteria}
      shown={view.shown}
      active={view.map ? active : null}
      onActive={setActive}
      onMore={showMore}
    />
  );

  return (
    <div className={classes.results} data-map={view.map || undefined}>
      <Sidebar
        {...filters}
        filterCount={filterCount}
        complete={found.complete}
        counted={looking.counted.filter}
      />
      <div className={classes.main}>
        <ResultsToolbar
          headingRef={heading}
          count={known && !found.busy ? count : null}
          total={total}
          sort={view.sort}
          map={view.map}
          filterCount={filterCount}
          rated={found.rated}
          onSort={sortBy}
          onMap={showMap}
          onMapIntent={loadMap}
          onOpenFilters={openFilters}
          onUndo={mayUndo ? takeBack : null}
        />
        <Trouble {...found} />
        {view.map ? (
          <MapBeside
            {...found}
            {...{ active, mapStyle }}
            stay={criteria}
            onActive={setActive}
            onSeen={setSeen}
          >
            {list}
          </MapBeside>
        ) : (
          list
        )}
      </div>
      {sheetOpen && found.complete && (
        <FiltersSheet {...filters} onClose={() => setSheetOpen(false)} />
      )}
    </div>
  );
}
