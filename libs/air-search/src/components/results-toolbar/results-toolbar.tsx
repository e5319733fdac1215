import type { Ref } from 'react';
import { useIntl } from '@karvon/i18n';
import { FiltersButton } from '@karvon/search-parts';
import { Button, ProgressBar, Select, Undo2 } from '@karvon/ui-kit';
import { sorts, type FirstOffers, type Sort } from '../../model/offers/offer-sort';
import { FirstOffersTabs } from './first-offers-tabs';
import { sortNames, toolbarMessages as m } from './results-toolbar.messages';
import classes from './results-toolbar.module.css';

interface ResultsToolbarProps {
  /** Takes the focus when held offers are shown. */
  headingRef: Ref<HTMLHeadingElement>;
  count: number;
  total: number;
  complete: boolean;
  /** 0 to 1. */
  progress: number;
  /** Of the offers in the list. */
  first: FirstOffers;
  sort: Sort;
  onSort: (sort: Sort) => void;
  filterCount: number;
  onOpenFilters: () => void;
  /** Takes back the last change of the filters; null when there is none. */
  onUndo: (() => void) | null;
}

/** Progress of the search, number of offers and their order; on a phone also the button of the filters. */
export function ResultsToolbar({
  headingRef,
  count,
  total,
  complete,
  progress,
  first,
  sort,
  onSort,
  filterCount,
  onOpenFilters,
  onUndo,
}: ResultsToolbarProps) {
  const intl = useIntl();
  const waiting = total === 0 && !complete;
  const heading = waiting
    ? intl.formatMessage(m.waiting)
    : count === total
      ? intl.formatMessage(m.found, { count })
      : intl.formatMessage(m.foundOf, { count, total });
  const percent = Math.floor(progress * 100);
  return (
    <div className={classes.root}>
      <div className={classes.found} data-complete={complete || undefined}>
        <div className={classes.headingRow}>
          <h2
            ref={headingRef}
            id="results"
            tabIndex={-1}
            className={classes.heading}
            aria-live="polite"
          >
            {heading}
          </h2>
          {complete ? null : (
            <span className={classes.asked} aria-hidden="true">
              {intl.formatMessage(m.asked, { percent })}
            </span>
          )}
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
        <ProgressBar
          className={classes.progress}
          value={progress}
          label={intl.formatMessage(m.searching)}
          valueText={intl.formatMessage(m.asked, { percent })}
          labelHidden
        />
      </div>
      <FirstOffersTabs className={classes.tabs} {...{ first, sort, onSort }} />
      <FiltersButton className={classes.filters} count={filterCount} onClick={onOpenFilters} />
      <Select
        className={classes.sort}
        label={intl.formatMessage(m.sort)}
        labelHidden
        options={sorts.map((value) => ({ value, label: intl.formatMessage(sortNames[value]) }))}
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
      />
    </div>
  );
}
