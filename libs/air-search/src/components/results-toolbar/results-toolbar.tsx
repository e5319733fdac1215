import type { Ref } from 'react';
import { useIntl } from '@karvon/i18n';
import { FiltersButton, ResultsControls, ResultsHead } from '@karvon/search-parts';
import { ArrowUpDown, Button, late, ProgressBar, Select } from '@karvon/ui-kit';
import { sorts, type FirstOffers, type Sort } from '../../model/offers/offer-sort';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { FirstOffersTabs } from './first-offers-tabs';
import { sortNames, toolbarMessages as m } from './results-toolbar.messages';
import classes from './results-toolbar.module.css';

const PriceAlertButton = late(
  async () => (await import('../price-alert/price-alert-button')).PriceAlertButton,
);

export interface NearToggle {
  open: boolean;
  onToggle: (open: boolean) => void;
}

interface ResultsToolbarProps {
  criteria: SearchCriteria;
  /** The element that gets the focus when held offers are shown. */
  headingRef: Ref<HTMLHeadingElement>;
  count: number;
  total: number;
  complete: boolean;
  /** Progress, 0 to 1. */
  progress: number;
  /** The number of offers in the list. */
  first: FirstOffers;
  sort: Sort;
  onSort: (sort: Sort) => void;
  filterCount: number;
  onOpenFilters: () => void;
  /** Undoes the last change of the filters; null without one. */
  onUndo: (() => void) | null;
  /** Opens prices of neighbouring days; null for a search without any. */
  near: NearToggle | null;
}

/** Progress of the search, number of offers, their order, filters, neighbouring days and the price alert. */
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
  near,
  criteria,
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
        <ResultsHead headingRef={headingRef} text={heading} onUndo={onUndo}>
          {complete ? (
            <PriceAlertButton criteria={criteria} small />
          ) : (
            <span className={classes.asked} aria-hidden="true">
              {intl.formatMessage(m.asked, { percent })}
            </span>
          )}
        </ResultsHead>
        <ProgressBar
          className={classes.progress}
          value={progress}
          label={intl.formatMessage(m.searching)}
          valueText={intl.formatMessage(m.asked, { percent })}
          labelHidden
        />
      </div>
      {/* An empty list has no prices for the orders. */}
      {complete && count === 0 ? null : (
        <FirstOffersTabs className={classes.tabs} {...{ first, sort, onSort }} />
      )}
      <ResultsControls>
        <FiltersButton count={filterCount} onClick={onOpenFilters} className={classes.filters} />
        {near ? (
          <Button
            variant="secondary"
            aria-expanded={near.open}
            onClick={() => near.onToggle(!near.open)}
          >
            {intl.formatMessage(m.near)}
          </Button>
        ) : null}
        <Select
          className={classes.sort}
          label={intl.formatMessage(m.sort)}
          labelHidden
          icon={<ArrowUpDown aria-hidden="true" size={20} />}
          options={sorts.map((value) => ({ value, label: intl.formatMessage(sortNames[value]) }))}
          value={sort}
          onChange={(event) => onSort(event.target.value as Sort)}
        />
      </ResultsControls>
    </div>
  );
}
