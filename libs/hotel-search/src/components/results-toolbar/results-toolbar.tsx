import type { Ref } from 'react';
import { useIntl } from '@karvon/i18n';
import {
  Button,
  MapPin,
  Menu,
  Select,
  SlidersHorizontal,
  Undo2,
  useClientWidth,
} from '@karvon/ui-kit';
import { sorts, type Sort } from '../../model/hotel-sort';
import type { ListView } from '../../model/list-view';
import { filterMessages } from '../filters/filters.messages';
import { sortNames, toolbarMessages as m } from './results-toolbar.messages';
import classes from './results-toolbar.module.css';

interface ResultsToolbarProps {
  /** Takes the focus when a filter is taken back. */
  headingRef: Ref<HTMLHeadingElement>;
  /** Null while nothing is known yet. */
  found: { count: number; total: number } | null;
  view: Pick<ListView, 'sort' | 'map'>;
  filterCount: number;
  onSort: (sort: Sort) => void;
  onMap: (map: boolean) => void;
  /** The visitor is about to open the map: its code may be loaded. */
  onMapIntent: () => void;
  onOpenFilters: () => void;
  /** Takes back the last change of the filters; null when there is none. */
  onUndo: (() => void) | null;
}

/** How many were found, in which order; the ways to the filters and the map. */
export function ResultsToolbar(props: ResultsToolbarProps) {
  const { headingRef, found, view, filterCount, onUndo } = props;
  const intl = useIntl();
  const narrow = (useClientWidth() ?? 0) < 1024;
  const mapText = view.map ? (narrow ? m.showList : m.hideMap) : m.showMap;
  const MapIcon = view.map && narrow ? Menu : MapPin;
  return (
    <div className={classes.root} data-map={view.map || undefined}>
      <div className={classes.found}>
        <div className={classes.headingRow}>
          <h2 ref={headingRef} tabIndex={-1} className={classes.heading} aria-live="polite">
            {!found
              ? intl.formatMessage(m.searching)
              : found.count === found.total
                ? intl.formatMessage(m.found, { count: found.count })
                : intl.formatMessage(m.foundOf, found)}
          </h2>
          {onUndo ? (
            <Button
              variant="quiet"
              size="small"
              iconStart={<Undo2 aria-hidden="true" size={16} />}
              onClick={onUndo}
            >
              {intl.formatMessage(m.undo)}
            </Button>
          ) : null}
        </div>
        <p className={classes.note} data-on={view.sort === 'best' || undefined}>
          {intl.formatMessage(m.bestNote)}
        </p>
      </div>
      <Button
        variant="secondary"
        className={classes.filters}
        aria-haspopup="dialog"
        iconStart={<SlidersHorizontal aria-hidden="true" size={20} />}
        onClick={props.onOpenFilters}
      >
        {filterCount > 0
          ? intl.formatMessage(filterMessages.titleCount, { count: filterCount })
          : intl.formatMessage(filterMessages.title)}
      </Button>
      <Button
        variant="secondary"
        className={classes.map}
        aria-pressed={view.map}
        iconStart={<MapIcon aria-hidden="true" size={20} />}
        onPointerEnter={props.onMapIntent}
        onFocus={props.onMapIntent}
        onClick={() => props.onMap(!view.map)}
      >
        {intl.formatMessage(mapText)}
      </Button>
      <Select
        className={classes.sort}
        label={intl.formatMessage(m.sort)}
        labelHidden
        options={sorts.map((value) => ({ value, label: intl.formatMessage(sortNames[value]) }))}
        value={view.sort}
        onChange={(event) => props.onSort(event.target.value as Sort)}
      />
    </div>
  );
}
