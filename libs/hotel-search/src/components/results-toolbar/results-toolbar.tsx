import { memo, type Ref } from 'react';
import { useIntl } from '@karvon/i18n';
import { FiltersButton, ResultsControls, ResultsHead } from '@karvon/search-parts';
import { ArrowUpDown, Button, MapPin, Menu, Select, useClientWidth } from '@karvon/ui-kit';
import { sorts, type Sort } from '../../model/hotel-sort';
import { sortNames, toolbarMessages as m } from './results-toolbar.messages';
import classes from './results-toolbar.module.css';

interface ResultsToolbarProps {
  /** Takes the focus when a filter is taken back. */
  headingRef: Ref<HTMLHeadingElement>;
  /** How many hotels pass the filters; null while the number is unknown. */
  count: number | null;
  total: number;
  sort: Sort;
  map: boolean;
  filterCount: number;
  /** Some hotel has a score of its guests. */
  rated: boolean;
  onSort: (sort: Sort) => void;
  onMap: (map: boolean) => void;
  /** Called when the visitor is about to open the map, so that its code can load. */
  onMapIntent: () => void;
  onOpenFilters: () => void;
  /** Takes back the last change of the filters; null when there is none. */
  onUndo: (() => void) | null;
}

/** Number of hotels and their order; buttons of the filters and the map. */
export const ResultsToolbar = memo(function ResultsToolbar(props: ResultsToolbarProps) {
  const { headingRef, count, total, sort, map, filterCount, rated, onUndo } = props;
  const intl = useIntl();
  const narrow = (useClientWidth() ?? 0) < 1024;
  const mapText = map ? (narrow ? m.showList : m.hideMap) : m.showMap;
  const MapIcon = map && narrow ? Menu : MapPin;
  return (
    <div className={classes.root} data-map={map || undefined}>
      <div className={classes.found}>
        <ResultsHead
          headingRef={headingRef}
          text={
            count === null
              ? intl.formatMessage(m.searching)
              : count === total
                ? intl.formatMessage(m.found, { count })
                : intl.formatMessage(m.foundOf, { count, total })
          }
          onUndo={onUndo}
        />
        <p className={classes.note} data-on={sort === 'best' || sort === 'score' || undefined}>
          {intl.formatMessage(sort === 'score' ? m.scoreNote : m.bestNote)}
        </p>
      </div>
      <ResultsControls>
        <FiltersButton
          className={classes.filters}
          count={filterCount}
          onClick={props.onOpenFilters}
        />
        <Button
          variant="secondary"
          aria-pressed={map}
          iconStart={<MapIcon aria-hidden="true" size={20} />}
          onPointerEnter={props.onMapIntent}
          onFocus={props.onMapIntent}
          onClick={() => props.onMap(!map)}
        >
          {intl.formatMessage(mapText)}
        </Button>
        <Select
          className={classes.sort}
          label={intl.formatMessage(m.sort)}
          labelHidden
          icon={<ArrowUpDown aria-hidden="true" size={20} />}
          options={sorts
            .filter((value) => rated || value !== 'score')
            .map((value) => ({ value, label: intl.formatMessage(sortNames[value]) }))}
          value={sort}
          onChange={(event) => props.onSort(event.target.value as Sort)}
        />
      </ResultsControls>
    </div>
  );
});
