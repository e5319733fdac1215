import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import { useIntl } from '@karvon/i18n';
import type { OfferCardProps } from '../offer-card/offer-card';
import { OfferCard } from '../offer-card/offer-card';
import type { OfferFacts } from '../../model/offers/offer-facts';
import type { Records } from '../../model/offers/offer-labels';
import { typicalEmissions } from '../../model/offers/typical-emissions';
import { PriceAlertLine } from '../price-alert/price-alert-line';
import { listMessages as m } from './offer-list.messages';
import classes from './offer-list.module.css';
import type { WindowedRowsProps } from './windowed-rows';

const WindowedRows = lazy(async () => ({
  default: (await import('./windowed-rows')).WindowedRows,
}));

interface OfferListProps
  extends Pick<OfferCardProps, 'texts' | 'criteria'>, Pick<WindowedRowsProps, 'settled' | 'place'> {
  offers: readonly OfferFacts[];
  /** All offers of the search, also those that the filters hide. */
  found: readonly OfferFacts[];
  /** No more of them will come. */
  complete: boolean;
  records: Records;
}

/** A list up to this length is cheaper to paint whole, and the browser's search finds all of it. */
const fewest = 30;

/**
 * Estimated height of a row that is not rendered yet; a close estimate saves renders. On a wide screen the column of
 * the price may be the higher one.
 */
const guessHeight = (ways: number) => (window.innerWidth < 768 ? 133 + 40 * ways : 89 + 48 * ways);

/** The offers in order; of a long list only the rows near the visible ones are in the page. */
export const OfferList = memo(function OfferList(props: OfferListProps) {
  const { offers, found, complete, records, texts, criteria, settled, place } = props;
  const intl = useIntl();
  // The same function for the same offers; otherwise the virtual list would measure all rows again with every row it
  // renders.
  const keyOf = useCallback((index: number) => offers[index]!.offer.id, [offers]);
  const name = intl.formatMessage(m.name);
  // What is typical is known at the end: a claim on a card must not change while it is read.
  const typicalKg = useMemo(() => (complete ? typicalEmissions(found) : null), [complete, found]);
  // The list stays virtual when a filter leaves few offers: a change of its kind would render every card again.
  const [long, setLong] = useState(false);
  if (!long && offers.length > fewest) setLong(true);
  const card = (facts: OfferFacts) => (
    <OfferCard
      isCheapest={facts.offer.id === records.cheapest?.offer.id}
      isFastest={facts.offer.id === records.fastest?.offer.id}
      {...{ facts, texts, criteria, typicalKg }}
    />
  );
  const firstRows = (
    <ol className={classes.list} aria-label={name}>
      {offers.slice(0, fewest).map((facts) => (
        <li key={facts.offer.id} className={classes.row}>
          {card(facts)}
        </li>
      ))}
    </ol>
  );
  const rows = long ? (
    <Suspense fallback={firstRows}>
      <WindowedRows
        label={name}
        count={offers.length}
        keyOf={keyOf}
        guessHeight={(index) => guessHeight(offers[index]!.offer.slices.length)}
        renderRow={(index) => card(offers[index]!)}
        {...{ settled, place }}
      />
    </Suspense>
  ) : (
    firstRows
  );
  return (
    <>
      {rows}
      <PriceAlertLine criteria={criteria} />
    </>
  );
});
